/** An error response: thrown anywhere below an endpoint, turned into `{message}` by the wrapper. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Fields next to `message` in the response. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, message: string, headers: Record<string, string> = {}, details: Record<string, unknown> = {}) {
    super(message);
    this.name = 'HttpProblem';
    this.status = status;
    this.headers = headers;
    this.details = details;
  }
}
