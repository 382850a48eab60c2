import { type Answer, GoogleError } from '../../operations/google.ts';
import type { Session } from '../session.ts';

const POLL_MS = 3_000;
const LIMIT_MS = 5 * 60_000;

interface Operation {
  name?: string;
  done?: boolean;
  error?: { code?: number; message?: string };
  response?: Answer;
}

/** Waits until a long-running operation of Google has ended. @param api that knows it, with its version. @returns what it made. */
export async function finished({ google, clock }: Session, api: string, started: Answer): Promise<Answer> {
  const end = clock.now() + LIMIT_MS;
  for (let operation = started as Operation; ; operation = (await google('GET', `${api}/${operation.name}`)) as Operation) {
    if (operation.error) throw new GoogleError(operation.error.code === 7 ? 403 : 400, operation.error.message ?? 'an operation failed');
    if (operation.done || !operation.name) return operation.response ?? {};
    if (clock.now() > end) throw new GoogleError(504, `${operation.name} has not ended`);
    await clock.sleep(POLL_MS);
  }
}
