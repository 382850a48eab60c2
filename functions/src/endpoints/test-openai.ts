/** `GET /api/test-openai` (section 7): writes a real story, at most once in ten minutes for the whole site (decision S2). */
import type { StoryRequest } from '@tuckaway/domain';
import { openaiCheckMinutes, openaiChecksPerMinute, openaiModel } from '../config/params.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { pause } from '../lib/retry.ts';
import { type CheckAnswer, claimCheck, storeCheck } from '../store/openai-check.ts';
import { storeServiceOutcome } from '../store/service-outcomes.ts';
import { storiesStopped } from '../store/switches.ts';
import { onServiceOutcome } from '../stories/model/watched-storyteller.ts';
import { type FailureKind, StoryFailure } from '../stories/story-failure.ts';
import { finishStory } from '../stories/story-template.ts';
import { writeAndLog } from '../stories/writing/write-and-log.ts';
import { requireStories } from './require-stories.ts';
import { FAILURES, storyProblem } from './story-problem.ts';

const POLL_INTERVAL_MS = 700;
/** Milliseconds; Hosting cuts a request at 60 s. */
const POLL_FOR_MS = 45_000;
/** Milliseconds after which a call is too old to begin a check of 50 s: Hosting would cut it before its result is stored. */
const CHECK_WITHIN_MS = 5000;

const SAMPLE: StoryRequest = {
  childName: 'Robin',
  favoriteAnimal: 'otter',
  storySetting: 'garden',
  storyLength: 'short',
  storyTone: 'calm',
};

onServiceOutcome(storeServiceOutcome);

const PORTS = { storiesStopped, claimCheck, storeCheck, write: writeAndLog };

/** The endpoint of one instance, with its own limit. */
export function testOpenaiOfAnInstance(ports = PORTS) {
  const limitChecks = rateLimit(openaiChecksPerMinute, 'Too many checks from here. Please wait a moment.');
  return endpoint({
    name: 'testOpenai',
    method: 'GET',
    auth: 'none',
    messageAlsoAs: 'error',
    handler: async (_input, _user, context) => {
      limitChecks(context);
      await requireStories(ports.storiesStopped).catch((error: unknown) => {
        throw storyProblem(error);
      });
      return given(await lastOrNewAnswer(ports));
    },
  });
}

export const testOpenai = testOpenaiOfAnInstance();

async function lastOrNewAnswer(ports: typeof PORTS): Promise<CheckAnswer> {
  const startedAt = Date.now();
  for (;;) {
    const waited = Date.now() - startedAt;
    const claim = await ports.claimCheck(openaiCheckMinutes.value() * 60_000, waited <= CHECK_WITHIN_MS);
    if (claim.kind === 'fresh') return claim.answer;
    if (claim.kind === 'claimed') {
      const answer = await check(ports.write);
      await ports.storeCheck(claim.token, answer);
      return answer;
    }
    // The other call failed. The time left is too short for a check, so the caller has to repeat the request.
    if (claim.kind === 'free') throw running();
    if (waited >= POLL_FOR_MS) {
      if (claim.last) return claim.last;
      throw running();
    }
    await pause(POLL_INTERVAL_MS);
  }
}

function running(): HttpProblem {
  return new HttpProblem(503, 'A check is running. Please try again in a moment.', { 'Retry-After': '5' });
}

/** A failure is stored for ten minutes, too, because more calls do not help a service that fails. */
async function check(write: typeof writeAndLog): Promise<CheckAnswer> {
  const startedAt = Date.now();
  const about = () => ({ model: openaiModel.value(), durationMs: Date.now() - startedAt });
  const checkedAt = new Date(startedAt).toISOString();
  try {
    const { template, repairs } = await write(SAMPLE, { uid: null });
    const { title, content } = finishStory(template, SAMPLE);
    return { status: 200, checkedAt, body: { story: content, title, repairs, ...about() } };
  } catch (error) {
    if (!(error instanceof StoryFailure)) throw error;
    const { status, message } = FAILURES[error.kind];
    return { status, checkedAt, body: { message, code: error.kind, ...about() } };
  }
}

function given({ status, checkedAt, body }: CheckAnswer): object {
  if (status === 200) return { ...body, checkedAt };
  const retryAfter = FAILURES[body.code as FailureKind]?.retryAfter;
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  throw new HttpProblem(status, String(body.message), headers, { ...body, checkedAt });
}
