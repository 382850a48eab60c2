import type { Session } from '../session.ts';

/** A part alone can only be deployed to a project that a whole deployment has prepared; its calls would wait in vain for APIs that are off. */
export async function prepared({ options, projectId, read, missing }: Session): Promise<void> {
  if (options.parts.includes('project')) return;
  if (await read(`https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)`)) return;
  missing(`Project: it was never prepared; deploy once without ${options.channel ? '--channel' : '--only'}, from a terminal.`);
}
