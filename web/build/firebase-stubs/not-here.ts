/** What every stand-in does when somebody calls it after all. */
export function notHere(): never {
  throw new Error('This Firebase product is not part of the app: see web/build/firebase-stubs/README.md.');
}
