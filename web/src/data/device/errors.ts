/** The errors of the data layer. Features decide how they are worded for the user. */

export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn';
  constructor() {
    super('User not authenticated');
  }
}

/** Firebase Auth refused. `message` can be shown to the user; it is empty if Firebase had no useful message. */
export class AuthFailure extends Error {
  override readonly name = 'AuthFailure';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export class StoryNotFound extends Error {
  override readonly name = 'StoryNotFound';
  constructor() {
    super('Story not found');
  }
}

/** The network does not answer and there is no copy on this device; the requested thing may well exist. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
  constructor() {
    super('There is no connection.');
  }
}

export class StoryAccessDenied extends Error {
  override readonly name = 'StoryAccessDenied';
  constructor() {
    super("You don't have permission to view this story");
  }
}

/**
 * No different version was written. The message is the specification's (section 8); `reason` is the server's own for the user, or empty. `returnsAt`:
 * when a used-up day is over, milliseconds since 1970.
 */
export class RegenerationFailure extends Error {
  override readonly name = 'RegenerationFailure';
  readonly reason: string;
  readonly returnsAt: number | null;
  constructor(message: string, reason: string, returnsAt: number | null = null) {
    super(message);
    this.reason = reason;
    this.returnsAt = returnsAt;
  }
}
