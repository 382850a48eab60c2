/** `POST /api/voices/…`: recordings of a family's stories, by the family and by invited guests (decision 34). */
import {
  childSeedOf,
  DEFAULT_SCENE,
  type InvitedStory,
  parseInvitationOrder,
  parseInvitationToken,
  parseKeepOrder,
  parseRecordingUpload,
  parseVoiceId,
  VOICE_LIMITS,
} from '@tuckaway/domain';
import { accepted } from '../http/body.ts';
import { endpoint, type Request, type Response } from '../http/endpoint.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { comparableText } from '../sharing/comparable-text.ts';
import type { IsFit } from '../sharing/fit-copy.ts';
import { readOwnStory } from '../store/stories/shared-stories.ts';
import { whyNotShared } from '../store/taken-down.ts';
import {
  agreeAsGuest,
  countVoices,
  createInvitation,
  keepVoice,
  readDisplayName,
  readInvitation,
  revokeInvitation,
  storeRecording,
  withdrawVoice,
} from '../store/voices/voices.ts';
import { areUnfitNames } from '../stories/checks/unfit-request.ts';
import { type InvitationRefusal, invite, invitedPages } from '../voices/invitation.ts';
import { type RecordingRefusal, saveRecording } from '../voices/save-recording.ts';
import { SOME_FAMILY, SOME_GUEST, shownName } from '../voices/shown-name.ts';
import { notChecked } from './not-checked.ts';
import { limitSharing, limitVoices } from './rate-limits.ts';
import { requireTermsToShare } from './require-terms.ts';
import { SHARING_STOPPED } from './sharing-stopped.ts';

/** The answer for an invitation that an operator closed, or whose story or account was stopped. Its guest can still withdraw. */
const CLOSED = {
  ...{ title: 'A bedtime story', animal: null, pages: [], cover: DEFAULT_SCENE },
  ...{ name: SOME_GUEST, invitedBy: SOME_FAMILY, recordUntil: 0, closed: true },
};
const NO_INVITATION = 'This invitation has ended. Please ask the family for a new link.';

/** `changed`: the guest has recorded again since the family listened. `unheard`: an earlier app version does not say what was heard. */
type Refusal = RecordingRefusal | InvitationRefusal | 'changed' | 'unheard';

const REFUSALS: Record<Refusal, readonly [status: number, message: string]> = {
  missing: [404, 'This story or invitation is gone.'],
  'not-audio': [422, 'We can’t play this recording. Please record it again.'],
  'too-large': [413, 'This recording is too long for one page. Please read it in one go, without long pauses.'],
  'voices-full': [409, `A story can have ${VOICE_LIMITS.perStory} voices. Delete one to make room for another.`],
  'story-full': [409, 'The recordings of this story take up all their space. Delete one to make room.'],
  'family-full': [409, 'Your recordings take up all your space. Delete some to make room.'],
  kept: [409, 'The family has kept this recording already, so it can’t be changed.'],
  older: [409, 'A newer recording of this page is saved already.'],
  changed: [409, 'A page was recorded again after you listened. Please listen once more, then keep it.'],
  unheard: [409, 'Please reload the page and listen once more, then keep the recording. It won’t be deleted meanwhile.'],
  closed: [409, 'We closed this invitation, so its recording can’t be kept. You can delete it.'],
  unfit: [422, 'You can’t invite anyone to this story because it didn’t pass our check for young children.'],
  'taken-down': [409, 'We took this story’s shared page down, so nobody can record it.'],
  'not-agreed': [422, 'Please open the invitation again and agree to the terms first.'],
  'sharing-stopped': [403, SHARING_STOPPED],
  'name-stays': [422, 'The name can’t be hidden in this story. You can still invite someone with the name.'],
};

function refused(refusal: Refusal): HttpProblem {
  const [status, message] = REFUSALS[refusal];
  return new HttpProblem(status, message, {}, { code: refusal });
}

const recording = endpoint({
  name: 'voicesRecording',
  method: 'POST',
  auth: 'optional',
  maxBody: VOICE_LIMITS.requestBody,
  handler: async (input, user, context) => {
    limitVoices(context);
    const upload = accepted(parseRecordingUpload(input));
    if (upload.target.by === 'family') {
      if (user === null) throw new HttpProblem(401, 'Please sign in first.');
      if (areUnfitNames([upload.target.name])) throw new HttpProblem(422, 'Please use another name.', {}, { field: 'name' });
    }
    const refusal = await saveRecording(user?.uid ?? null, upload, { readInvitation, storeRecording, now: Date.now });
    if (refusal !== null) throw refused(refusal);
    return { page: upload.page };
  },
});

/** Loaded on first use, because recordings do without the model. */
const isFit: IsFit = async (texts) => (await import('../stories/writing/write-and-log.ts')).judgeCopyAndLog(texts);

const invitation = endpoint({
  name: 'voicesInvite',
  method: 'POST',
  auth: 'required',
  handler: async (input, { uid }, context) => {
    // Each is moderated and reviewed, as a shared story is.
    await limitSharing(context);
    await requireTermsToShare(uid);
    const order = accepted(parseInvitationOrder(input));
    if (shownName(order.name) === null) throw new HttpProblem(422, 'Please use another name.', {}, { field: 'name' });
    const ports = {
      ...{ readStory: readOwnStory, whyNotShared, countVoices, isFit, readDisplayName, create: createInvitation },
      now: Date.now,
    };
    const outcome = await invite(uid, order, ports).catch((error: unknown) => {
      throw notChecked(error, 'invite again');
    });
    if (typeof outcome === 'string') throw refused(outcome);
    return outcome;
  },
});

const invited = endpoint({
  name: 'voicesInvited',
  method: 'POST',
  auth: 'none',
  handler: async (input, _user, context): Promise<InvitedStory> => {
    limitVoices(context);
    const found = await readInvitation(accepted(parseInvitationToken(input)));
    if (found === null) throw new HttpProblem(404, NO_INVITATION);
    const { voice, recordUntil, showName } = found;
    const recorded = Object.keys(voice.pages).map(Number);
    // Without a recording there is nothing to withdraw either.
    if (recordUntil <= Date.now() && recorded.length === 0) throw new HttpProblem(404, NO_INVITATION);
    const [story, by] = await Promise.all([readOwnStory(found.uid, found.storyId), found.invitedBy ?? readDisplayName(found.uid)]);
    const pages = story && invitedPages(story, showName);
    if (!pages) throw new HttpProblem(404, NO_INVITATION);
    const isClosed = found.closed || (await whyNotShared(found.uid, found.storyId, comparableText(story))) !== null;
    // Checked once more, because earlier versions stored any name.
    const names = { name: shownName(voice.name) ?? SOME_GUEST, invitedBy: shownName(by) ?? SOME_FAMILY };
    // A guest knows no id, from which stories of earlier versions have it.
    const childSeed = childSeedOf({ ...pages, id: found.storyId });
    return { ...pages, childSeed, ...(isClosed ? CLOSED : { ...names, recordUntil }), recorded, kept: voice.kept };
  },
});

/** A guest agrees to the terms that this server knows as the current ones. */
const agree = endpoint({
  name: 'voicesAgree',
  method: 'POST',
  auth: 'none',
  handler: async (input, _user, context) => {
    limitVoices(context);
    const found = await readInvitation(accepted(parseInvitationToken(input)));
    const story = found && (await readOwnStory(found.uid, found.storyId));
    const now = Date.now();
    if (!found || !story || found.recordUntil <= now) throw new HttpProblem(404, NO_INVITATION);
    const reason = await whyNotShared(found.uid, found.storyId, comparableText(story));
    if (found.closed || reason !== null) throw refused(reason ?? 'closed');
    await agreeAsGuest(found, now);
    return {};
  },
});

const withdraw = endpoint({
  name: 'voicesWithdraw',
  method: 'POST',
  auth: 'none',
  handler: async (input, _user, context) => {
    limitVoices(context);
    if (!(await withdrawVoice(accepted(parseInvitationToken(input))))) throw new HttpProblem(404, NO_INVITATION);
    return {};
  },
});

const keep = endpoint({
  name: 'voicesKeep',
  method: 'POST',
  auth: 'required',
  handler: async (input, { uid }, context) => {
    limitVoices(context);
    const { heard, ...voice } = accepted(parseKeepOrder(input));
    const refusal = await keepVoice({ uid, ...voice }, heard, comparableText);
    if (refusal !== null) throw refused(refusal);
    return {};
  },
});

const revoke = endpoint({
  name: 'voicesRevoke',
  method: 'POST',
  auth: 'required',
  handler: async (input, { uid }, context) => {
    limitVoices(context);
    const refusal = await revokeInvitation({ uid, ...accepted(parseVoiceId(input)) });
    if (refusal !== null) throw refused(refusal);
    return {};
  },
});

const unknown = endpoint({
  name: 'voices',
  method: 'POST',
  auth: 'none',
  handler: async () => {
    throw new HttpProblem(404, 'There is nothing here.');
  },
});

const ENDPOINTS: Record<string, typeof unknown> = { recording, invite: invitation, invited, agree, withdraw, keep, revoke };

/** The endpoint of a path `/api/voices/{name}`. */
export function voices(request: Request, response: Response): Promise<void> {
  const name = /^\/api\/voices\/([a-z]+)$/.exec(request.path)?.[1] ?? '';
  const found = Object.hasOwn(ENDPOINTS, name) ? ENDPOINTS[name] : undefined;
  return (found ?? unknown)(request, response);
}
