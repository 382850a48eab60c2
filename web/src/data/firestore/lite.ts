/** The document database, without listeners and cache (firestore/lite). Imported dynamically only. */
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { firebaseApp } from '../firebase/app.ts';
// Without the identity provider in place the database would ask as nobody.
import '../firebase/auth.ts';

export const firestore = getFirestore(firebaseApp);
if (__EMULATORS__ !== null) connectFirestoreEmulator(firestore, __EMULATORS__.firestore.host, __EMULATORS__.firestore.port);
