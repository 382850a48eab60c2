/** `/api/account/…`: everything that is kept of the signed-in person, and its deletion. Loaded late. */
import { DELETION_WORDS } from '@tuckaway/domain';
import { authorizedFetch } from '../firebase/authorized-fetch.ts';
import { AccountTrouble } from '../lib/errors.ts';

/** Milliseconds without an answer; Hosting cuts a request at 60 s. */
const TIME_LIMIT = 60_000;

/** What the server keeps, the stories of all parts together. Throws {@link AccountTrouble}. */
export async function loadEverything(): Promise<Record<string, unknown>> {
  const whole = await post('export', {});
  const stories = [whole.stories].flat();
  for (let next = whole.next; typeof next === 'string'; ) {
    const part = await post('export', { after: next });
    stories.push(...[part.stories].flat());
    next = part.next;
  }
  const { next: _last, ...kept } = whole;
  return { ...kept, stories };
}

/** Once the server has taken it on, it will be done. Throws {@link AccountTrouble}. */
export async function deleteEverything(): Promise<void> {
  await post('delete', { confirm: DELETION_WORDS });
}

async function post(path: 'export' | 'delete', body: object): Promise<Record<string, unknown>> {
  const response = await authorizedFetch(`/api/account/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIME_LIMIT),
  }).catch(() => null);
  const answer = (await response?.json().catch(() => null)) as Record<string, unknown> | null | undefined;
  if (response?.ok && answer) return answer;
  throw new AccountTrouble(typeof answer?.message === 'string' ? answer.message : '');
}
