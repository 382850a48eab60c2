/** A queue delivered its task before the task's time. The task fails with this so that the queue delivers it again. */
export class TooEarly extends Error {
  override readonly name = 'TooEarly';
}
