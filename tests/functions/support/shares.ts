/** Sharing stories, as a family's app does. */
import { createHash } from 'node:crypto';
import { noteCanary } from '../../leaks/canaries.ts';
import { type Account, postAs } from './support.ts';

/** The id of a link's document. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A new link for a week, without the name unless wanted. */
export async function share(account: Account, storyId: string, wish: Record<string, unknown> = {}) {
  const answer = await postAs(account, '/api/share', { storyId, showName: false, days: 7, fresh: true, ...wish });
  if (typeof answer.json?.token === 'string') noteCanary('token', answer.json.token);
  return answer;
}
