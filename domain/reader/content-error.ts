/** Files with mistakes: a sentence for each, with file and line. */
export class ContentError extends Error {
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.name = 'ContentError';
    this.mistakes = mistakes;
  }
}
