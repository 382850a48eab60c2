/** `POST /api/generate-story` (section 7, decisions S1, S5, S6 and S8). */
import { randomUUID } from 'node:crypto';
import { isStoryId, parseStoryRequest, type StoriesLeft } from '@tuckaway/domain';
import * as logger from 'firebase-functions/logger';
import * as params from '../config/params.ts';
import { accepted } from '../http/body.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { errorCode } from '../lib/error-code.ts';
import { storeServiceOutcome } from '../store/service-outcomes.ts';
import { storyAccount } from '../store/sign-ins.ts';
import { readStoredFriend } from '../store/stories/child-friends.ts';
import { readChildren, readMemories } from '../store/stories/child-memories.ts';
import { readEpisodeNotes } from '../store/stories/episode-notes.ts';
import { showPages } from '../store/stories/show-pages.ts';
import { removeDraft } from '../store/stories/story-drafts.ts';
import {
  claimRequest,
  dropStory,
  freeRequest,
  releaseRequest,
  saveStory,
  storeCounts,
  storeRefusal,
  storeStory,
} from '../store/stories/story-requests.ts';
import { type Family, giveStoryBack, rememberStory, takeStory, takeWritingCall } from '../store/stories/story-usage.ts';
import { unfitField } from '../stories/checks/unfit-request.ts';
import { onServiceOutcome } from '../stories/model/watched-storyteller.ts';
import { parseVerifyAfter, quotaOf, type StoryAccount, type StoryQuota } from '../stories/order/account-quota.ts';
import { type OrderPorts, orderStory } from '../stories/order/order-story.ts';
import { StoryFailure } from '../stories/story-failure.ts';
import { judgeAndLog, writeAndLog } from '../stories/writing/write-and-log.ts';
import { limitStories } from './rate-limits.ts';
import { requireStories } from './require-stories.ts';
import { requireTerms } from './require-terms.ts';
import { storyProblem } from './story-problem.ts';

const PORTS: Omit<OrderPorts, 'write'> = {
  claim: claimRequest,
  storeStory,
  dropStory,
  saveStory,
  storeCounts,
  storeRefusal,
  free: freeRequest,
  release: releaseRequest,
  showPages,
  removePages: removeDraft,
  // A stored story is returned while generation is stopped: it is paid for, and moderated again.
  take: async (uid) => {
    await Promise.all([requireStories(), requireTerms(uid)]);
    return takeStory(...(await familyOf(uid)));
  },
  takeCall: takeWritingCall,
  giveBack: giveStoryBack,
  remember: rememberStory,
  readNotes: readEpisodeNotes,
  readChildren,
  readMemories,
  readFriend: readStoredFriend,
  judge: judgeAndLog,
  warn: (what, error) => logger.warn(what, { code: errorCode(error) }),
};

/** Throws {@link StoryFailure} `account-deleted` if the account was deleted since the token was checked. */
async function familyOf(uid: string): Promise<[Family, StoryQuota]> {
  const account = await storyAccount(uid);
  if (account === null) throw new StoryFailure('account-deleted');
  const quota = quotaNow(account);
  // An account from before the release may have an address that nobody proved; it must not use up the day of that mailbox.
  const email = account.verified || quota.inTotal !== undefined ? account.email : null;
  return [{ uid, email }, quota];
}

function quotaNow(account: StoryAccount): StoryQuota {
  return quotaOf(account, Date.now(), {
    verifyAfter: parseVerifyAfter(params.verifyEmailAfter.value()),
    newForDays: params.newAccountDays.value(),
    perUser: params.storiesPerUserPerDay.value(),
    perNewUser: params.storiesPerNewUserPerDay.value(),
    perDay: params.storiesPerDay.value(),
    reservedPercent: params.storiesReservedPercent.value(),
    unverifiedPercent: params.storiesUnverifiedPercent.value(),
  });
}

onServiceOutcome(storeServiceOutcome);

export const generateStory = endpoint({
  name: 'generateStory',
  method: 'POST',
  auth: 'required',
  handler: async (input, user, context) => {
    // Repeated requests are not counted in the database, and those for a story that was not saved are moderated each time.
    limitStories(context);
    // Without a key each request is another story.
    const key = context.header('idempotency-key')?.toLowerCase() ?? randomUUID();
    if (!isStoryId(key)) throw new HttpProblem(400, 'The Idempotency-Key has to be a UUID.');
    const startedAt = Date.now();
    const request = accepted(parseStoryRequest(input));
    const unfit = unfitField(request);
    if (unfit) throw new HttpProblem(422, unfit.message, {}, { field: unfit.field });
    // Waiting for the counters of a busy evening also counts.
    const write: OrderPorts['write'] = (wish, options) => writeAndLog(wish, { ...options, uid: user.uid, startedAt });
    let left: StoriesLeft | undefined;
    const take: OrderPorts['take'] = async (uid) => {
      const taken = await PORTS.take(uid);
      if (taken.ok) left = taken.left;
      return taken;
    };
    const story = await orderStory({ uid: user.uid, key, request }, { ...PORTS, take, write }).catch((error: unknown) => {
      throw storyProblem(error);
    });
    return { ...story, ...(left && { left }) };
  },
});
