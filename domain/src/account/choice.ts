/**
 * What a user chose for the whole account: `users/{uid}/choices/{choice}` exists while it holds. `looks` is the explicit consent to store and show what
 * `withoutSpecial` removes; with `no-memories`, stories neither use nor add what they remember. firestore.rules accept exactly these.
 */
export const CHOICES = ['looks', 'no-memories'] as const;
export type Choice = (typeof CHOICES)[number];
