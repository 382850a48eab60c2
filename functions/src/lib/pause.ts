/** Resolves after `milliseconds`. Uses the global timer so that tests can replace the clock. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
