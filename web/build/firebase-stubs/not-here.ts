/** What every stub throws when it is called. */
export function notHere(): never {
  throw new Error('This Firebase product is not part of the app: see web/build/firebase-stubs/README.md.');
}
