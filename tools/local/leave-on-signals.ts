const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Makes signals such as Ctrl+C end this process with an `exit` event, whose listeners end the programs in other process groups.
 * @returns a function that removes the listeners.
 */
export function leaveOnSignals(): () => void {
  // The exit code of shells for an interrupted program.
  const leave = () => process.exit(130);
  for (const signal of SIGNALS) process.once(signal, leave);
  return () => {
    for (const signal of SIGNALS) process.off(signal, leave);
  };
}
