/** The common endings of addresses; "Anna.Me" and "St.John" are no addresses. */
const ADDRESS =
  /\bwww\.|\p{L}\p{M}*\.(?:com|net|org|info|io|app|ru|рф|su|xyz|site|online|shop|club|top|live|link|tv|gg|ly|co|us|uk|de|fr|eu|nl|pl|br|cn|jp|in)(?![\p{L}\p{M}])/iu;

/** Whether a name or an animal contains an address of the web, which a shared page would show. */
export function hasWebAddress(text: string): boolean {
  return ADDRESS.test(text);
}
