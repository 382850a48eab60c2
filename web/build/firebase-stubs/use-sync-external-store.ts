/** React has this since version 18, so reactfire's shim is not needed. */
export { useSyncExternalStore } from 'react';
