/** The family's voices: their list, invitations, the recorder, and what guests see. */
import type { Page } from '@playwright/test';
import { Timestamp } from '../../../web/src/data/firestore/values.ts';
import { passGate } from '../support/gate.ts';
import { openMore } from '../support/story-actions.ts';
import { answerQuery, LISTS, OWN_STORY, type Scene, scene } from './scene.ts';

const TOKEN = 'A'.repeat(24);
const DAY_MS = 24 * 60 * 60 * 1000;

const SCENE = { place: 'forest', space: 'outside', view: 'wide', time: 'evening', weather: 'clear', objects: [], focus: 'animal' };
const FIGURES = [{ who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'right' }];
const PAGE = {
  text: 'In the forest, under the oldest tree, a fox was folding the evening into a very small square.\n\n“So that it fits under my pillow,” said the fox.',
  scene: { ...SCENE, figures: FIGURES },
};
const INVITED = {
  ...{ title: 'The Fox Who Folded the Evening', name: 'Grandma Ana', invitedBy: 'Noor Haddad', animal: 'fox' },
  ...{ storySetting: 'forest', storyTone: 'cozy', coverImage: 'forest', cover: PAGE.scene, pages: [PAGE, PAGE, PAGE] },
  ...{ recordUntil: Date.now() + DAY_MS, recorded: [0], kept: false },
};

/** A reader whom the family has kept, one whose recording waits, and one who has only been invited. */
async function giveVoices(page: Page): Promise<void> {
  const voices = [
    { name: 'Papa', by: 'family', kept: true, pages: { 0: 9000, 1: 9000 } },
    { name: 'Grandma Ana', by: 'guest', kept: false, invitation: 'a', pages: { 0: 9000 } },
    { name: 'Uncle Teo', by: 'guest', kept: false, invitation: 'b', pages: {} },
  ];
  await page.route(LISTS, (route) => {
    if (!route.request().postData()?.includes('"voices"')) return route.fallback();
    const times = { createdAt: new Timestamp(Date.now()), expireAt: new Timestamp(Date.now() + 5 * DAY_MS) };
    return answerQuery(route, 'voices', voices.map((voice) => ({ ...voice, uid: 'a', ...times })).entries());
  });
}

async function openVoices(page: Page): Promise<void> {
  await page.goto(`/read-story/${OWN_STORY}`);
  await openMore(page);
  await page.getByRole('button', { name: 'Family Voices' }).click();
  await page.getByRole('dialog', { name: 'Family voices' }).waitFor();
}

async function openInvitation(page: Page): Promise<void> {
  await openVoices(page);
  await page.getByRole('button', { name: 'Invite Someone to Read' }).click();
  await passGate(page);
  await page.getByRole('textbox', { name: 'Who will read?' }).fill('Grandma Ana');
}

/** @param answer the server's to the guest */
async function beGuest(page: Page, answer: { status?: number; json: object }): Promise<void> {
  await page.route('**/api/voices/invited', (route) => route.fulfill(answer));
  await page.route('**/api/voices/agree', (route) => route.fulfill({ json: {} }));
  await page.goto(`/record/invited#${TOKEN}`);
}

/** A microphone that hears one tone; a silent one records nothing. Applies from the next page on. */
export async function giveMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext();
      const tone = new OscillatorNode(context);
      const output = context.createMediaStreamDestination();
      tone.connect(output);
      tone.start();
      return output.stream;
    };
  });
}

async function openRecorder(page: Page): Promise<void> {
  await giveMicrophone(page);
  await page.goto(`/record/${OWN_STORY}`);
  await page.getByRole('textbox', { name: 'Who is reading?' }).fill('Papa');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Start Recording' }).waitFor();
}

export const VOICE_SCENES: readonly Scene[] = [
  scene('voices-none', { as: 'parent', viewportOnly: true }, async (page) => {
    await openVoices(page);
    await page.getByText('No one has recorded this story yet.').waitFor();
  }),
  scene('voices', { as: 'parent', viewportOnly: true }, async (page) => {
    await giveVoices(page);
    await openVoices(page);
    await page.getByText('Uncle Teo', { exact: true }).waitFor();
  }),
  scene('voices-invite', { as: 'parent', viewportOnly: true }, openInvitation),
  scene('voices-invitation', { as: 'parent', viewportOnly: true }, async (page) => {
    await page.route('**/api/voices/invite', (route) => route.fulfill({ json: { token: TOKEN } }));
    await openInvitation(page);
    await page.getByRole('button', { name: 'Create Link' }).click();
    await page.getByRole('textbox', { name: 'Invitation link' }).waitFor();
  }),
  scene('voices-invitation-refused', { as: 'parent', viewportOnly: true }, async (page) => {
    const message = 'We can’t check this story for young children right now. Please invite again in a few minutes.';
    await page.route('**/api/voices/invite', (route) => route.fulfill({ status: 503, json: { message } }));
    await openInvitation(page);
    await page.getByRole('button', { name: 'Create Link' }).click();
    await page.getByText(message).waitFor();
  }),
  scene('recorder-who', { as: 'parent' }, async (page) => {
    await giveVoices(page);
    await page.goto(`/record/${OWN_STORY}`);
    await page.getByRole('textbox', { name: 'Who is reading?' }).waitFor();
  }),
  scene('recorder', { as: 'parent' }, openRecorder),
  scene('recorder-recording', { as: 'parent', viewportOnly: true }, async (page) => {
    await openRecorder(page);
    await page.getByRole('button', { name: 'Start Recording' }).click();
    await page.getByRole('button', { name: 'Next Sentence' }).waitFor();
  }),
  scene('recorder-blocked', { as: 'parent' }, async (page) => {
    await openRecorder(page);
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: 'Start Recording' }).click();
    await page.getByText(/^Your browser is blocking the microphone/).waitFor();
  }),
  scene('invited', {}, async (page) => {
    await beGuest(page, { json: INVITED });
    await page.getByRole('button', { name: 'Let’s Read' }).waitFor();
  }),
  scene('invited-recorder', {}, async (page) => {
    await beGuest(page, { json: INVITED });
    await page.getByRole('checkbox', { name: /I am an adult/ }).check();
    await page.getByRole('button', { name: 'Let’s Read' }).click();
    await page.getByRole('button', { name: /^(Start Recording|Record This Page Again)$/ }).waitFor();
  }),
  scene('invited-kept', {}, async (page) => {
    await beGuest(page, { json: { ...INVITED, kept: true } });
    await page.getByText('The family has kept your recording.').waitFor();
  }),
  scene('invited-closed', {}, async (page) => {
    await beGuest(page, { json: { ...INVITED, pages: [], recorded: [0], recordUntil: 0, closed: true } });
    await page.getByRole('button', { name: 'Take My Recording Back' }).waitFor();
  }),
  scene('invited-over', {}, async (page) => {
    await beGuest(page, { status: 404, json: { message: 'This invitation has ended.' } });
    await page.getByRole('heading', { name: 'This invitation has ended' }).waitFor();
  }),
];
