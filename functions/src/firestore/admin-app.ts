/** The one Firebase app of an instance, made when it is first needed. */
import { type App, getApps, initializeApp } from 'firebase-admin/app';

export function adminApp(): App {
  return getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp();
}
