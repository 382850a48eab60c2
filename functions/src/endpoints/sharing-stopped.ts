/** The answer to sharing and inviting for an account that an operator stopped (docs/operations.md). */
export const SHARING_STOPPED = 'Sharing and inviting are turned off for this account. Please write to us if you think that is wrong.';
