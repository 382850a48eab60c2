/** The public push key of a deployment: the one its functions sign with is the one its pages subscribe with. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

/** From `.env.PROJECT`, else `.env`, as the functions read them; empty where push is not set up. */
export function pushKeyOf(projectId: string, folder: string = join(ROOT, 'functions')): string {
  for (const name of [`.env.${projectId}`, '.env']) {
    const file = join(folder, name);
    const key = existsSync(file) ? /^VAPID_PUBLIC_KEY=(.*)$/m.exec(readFileSync(file, 'utf8'))?.[1]?.trim() : undefined;
    if (key !== undefined) return key;
  }
  return '';
}
