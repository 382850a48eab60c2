/** Why recording did not begin, or stopped, or why what was recorded cannot be heard. */
export type StudioProblem = 'blocked' | 'missing' | 'busy' | 'stopped' | 'unsupported' | 'no-room' | 'unplayable';

/** Problems after which a page can only be recorded as a voice note. */
export const NO_MICROPHONE: readonly (StudioProblem | null)[] = ['blocked', 'missing', 'busy', 'unsupported'];

/** @param error comes from the microphone, its recorder or the database. */
export function problemOf(error: unknown): StudioProblem {
  // Something that the browser should have is missing.
  if (error instanceof TypeError) return 'unsupported';
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'blocked';
  if (name === 'NotFoundError') return 'missing';
  if (name === 'NotReadableError') return 'busy';
  if (name === 'NotSupportedError') return 'unsupported';
  if (['OperationError', 'InvalidStateError', 'InvalidModificationError'].includes(name)) return 'stopped';
  return 'no-room';
}
