/** Resolves after so many milliseconds. By the global timer, so that tests can set the clock. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
