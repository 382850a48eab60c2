/** The errors that the data layer throws. Features decide what people see. */

/** A not-OK answer to a query. Its text is the status, a colon and the body (section 8). */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.status = status;
  }
}

/** An OK answer that is not what was asked for, such as a proxy's HTML. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
  constructor() {
    super('The answer could not be read.');
  }
}

/** Something that needs a signed-in person. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn';
  constructor() {
    super('User not authenticated');
  }
}

/** The identity provider said no. `message` is fit to be shown; it is empty where the provider had nothing useful to say. */
export class AuthFailure extends Error {
  override readonly name = 'AuthFailure';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** A favourite was neither added nor removed, and nothing of it waits: the server refused it, or the device can keep nothing. */
export class FavoriteNotChanged extends Error {
  override readonly name = 'FavoriteNotChanged';
  constructor() {
    super('The favorite was not changed.');
  }
}

export class StoryNotFound extends Error {
  override readonly name = 'StoryNotFound';
  constructor() {
    super('Story not found');
  }
}

/** There is no network, or one that does not answer, and nothing is kept here: what was asked for may well be there. */
export class OutOfReach extends Error {
  override readonly name = 'OutOfReach';
  constructor() {
    super('There is no way to it now.');
  }
}

export class NotYourStory extends Error {
  override readonly name = 'NotYourStory';
  constructor() {
    super("You don't have permission to view this story");
  }
}

/** An OK answer without any story in it (section 8). */
export class EmptyStory extends Error {
  override readonly name = 'EmptyStory';
  constructor() {
    super('No story content received from API');
  }
}

/** The server could not give a person their data, or not delete their account. `message` is its own, or empty where nothing was heard. */
export class AccountTrouble extends Error {
  override readonly name = 'AccountTrouble';
}
