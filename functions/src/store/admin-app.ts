/** The Firebase app of an instance, created on first use. */
import { type App, getApps, initializeApp } from 'firebase-admin/app';

export function adminApp(): App {
  return getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp();
}
