/** The Firestore client of everything that writes. Reading stories goes without it: importing it loads gRPC (see firestore-rest.ts). */
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { adminApp } from './admin-app.ts';

/** With gRPC as it is: `preferRest` saves no loading, and against the emulator it asks for Google's credentials. */
export function firestore(): Firestore {
  return getFirestore(adminApp());
}
