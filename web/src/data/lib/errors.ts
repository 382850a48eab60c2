/** The errors of the data layer. Features decide how they are worded for the user. */

/** A response that is not OK. Its text is the status, a colon and the body (specification section 8). */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly body: string;
  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.status = status;
    this.body = body;
  }
}

/** An OK response that is not JSON, such as a proxy's HTML. */
export class InvalidResponseError extends Error {
  override readonly name = 'InvalidResponseError';
  readonly body: string;
  constructor(body = '') {
    super('The answer could not be read.');
    this.body = body;
  }
}

export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn';
  constructor() {
    super('User not authenticated');
  }
}

/** Firebase Auth refused. `message` can be shown to the user; it is empty where Firebase had no useful message. */
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

/** No different version was written. The message is the specification's (section 8); `reason` is the server's own for the user, or empty. */
export class RegenerationFailure extends Error {
  override readonly name = 'RegenerationFailure';
  readonly reason: string;
  constructor(message: string, reason: string) {
    super(message);
    this.reason = reason;
  }
}

/** The server could not export the user's data, or delete the account. `message` is the server's own, or empty. */
export class AccountRequestError extends Error {
  override readonly name = 'AccountRequestError';
}
