/** React has had this since version 18; the shim that reactfire asks for only adds bytes. */
export { useSyncExternalStore } from 'react';
