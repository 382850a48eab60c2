const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Whoever presses Ctrl+C reaches us alone, not the programs in groups of their own that we started: what ends those listens to our `exit`, which a
 * signal by itself would leave out.
 * @returns what takes that back.
 */
export function leaveOnSignals(): () => void {
  // As a shell says it: interrupted.
  const leave = () => process.exit(130);
  for (const signal of SIGNALS) process.once(signal, leave);
  return () => {
    for (const signal of SIGNALS) process.off(signal, leave);
  };
}
