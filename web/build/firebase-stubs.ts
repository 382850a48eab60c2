/**
 * Replaces what `reactfire` imports and this app does not use, so that the bundler leaves it out: the other Firebase products, and a shim of
 * a hook that React has since version 18 (web/vite.config.ts).
 */
export { useSyncExternalStore } from 'react';

function notHere(): never {
  throw new Error('This Firebase product is not part of the app: see web/build/firebase-stubs.ts.');
}

export {
  notHere as ensureInitialized,
  notHere as get,
  notHere as getAll,
  notHere as getBoolean,
  notHere as getDownloadURL,
  notHere as getNumber,
  notHere as getString,
  notHere as getValue,
  notHere as httpsCallable,
  notHere as off,
  notHere as onChildAdded,
  notHere as onChildChanged,
  notHere as onChildMoved,
  notHere as onChildRemoved,
  notHere as onSnapshot,
  notHere as onValue,
  notHere as queryEqual,
  notHere as ref,
};
