/** The Firestore client for everything that writes. Reading stories does without it, because importing it loads gRPC (see firestore-rest.ts). */
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { adminApp } from './admin-app.ts';

/** `preferRest` loads gRPC all the same, and asks for Google's credentials against the emulator. */
export function firestore(): Firestore {
  return getFirestore(adminApp());
}
