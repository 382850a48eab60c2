/** Apart from the words of the looks, because the reader has the button. */
export const LOOKS_SHEET = {
  title: (name: string) => `How does ${name} look?`,
  joins: (name: string) => `${name} joins “Your children” for this.`,
} as const;
