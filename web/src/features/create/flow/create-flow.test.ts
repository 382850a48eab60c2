// @vitest-environment node
import { SETTING_IDS } from '@tuckaway/domain';
import { describe, expect, it, vi } from 'vitest';
import { openCreateFlow } from '../../../../testing/fake-create-ports.ts';
import { ANNA, FOX_STORY, LEO, MIA } from '../../../../testing/fixtures.ts';
import { COMPLETE } from '../../../../testing/story-form.ts';

describe('a press of “Create My Story!”', () => {
  it('sends the normalized wishes under the id of its form, also again; changed wishes get another [spec 1.3]', async () => {
    const flow = openCreateFlow({ draft: { favoriteAnimal: ' small  fox' } });
    const send = async () => {
      flow.submit([]);
      await flow.end({ kind: 'refused', message: '' });
    };
    await send();
    await send();
    flow.change({ storyLength: 'long' });
    const { storyId: another } = flow.state().form;
    await send();
    const [first, second, third] = flow.orders;
    const { storyId, coverImage, siblings: _none, continues: _nothing, ...wishes } = COMPLETE;
    expect(first).toEqual({
      ...{ storyId, uid: ANNA.firebaseUid },
      request: { ...wishes, coverImage, favoriteAnimal: 'small fox', age: '4-5' },
    });
    expect(second?.storyId).toBe(storyId);
    expect(another).not.toBe(storyId);
    expect(third?.storyId).toBe(another);
  });

  it.each<[string, Parameters<typeof openCreateFlow>[0], string, string[]]>([
    [
      'a form that is not filled in',
      { draft: { storyTone: null } },
      'red: Missing Information - Please fill in all fields, select a cover image, choose story length and tone to create your magical story!',
      [],
    ],
    ['a person without an id', { uid: '' }, 'red: Authentication Error - Please refresh the page and try logging in again.', ['/auth']],
  ])('sends nothing of %s, and says why [spec 5.2, 5.4]', (_whose, opening, toast, places) => {
    const flow = openCreateFlow(opening);
    flow.submit([]);
    expect(flow).toMatchObject({ orders: [], toasts: [toast], places });
    expect(flow.state().form).toMatchObject({ childName: 'Mia' });
  });

  it('says at its field what the request may not have, until that is changed', () => {
    const flow = openCreateFlow({ draft: { childName: 'M1a' } });
    flow.submit([]);
    expect(flow.state().problem).toMatchObject({ field: 'childName', message: expect.stringContaining('can only have letters') });
    flow.change({ favoriteAnimal: 'owl' });
    expect(flow.state().problem).not.toBeNull();
    flow.change({ childName: 'Mia' });
    expect(flow.state().problem).toBeNull();
    expect(flow.orders).toEqual([]);
  });

  it('makes one story of two presses, also while the topics to avoid are checked', async () => {
    const checked = Promise.withResolvers<string | null>();
    const flow = openCreateFlow({ draft: { notTonight: ['dogs'] }, ports: { conflictOf: () => checked.promise } });
    flow.submit([]);
    flow.submit([]);
    expect(flow.orders).toEqual([]);
    checked.resolve(null);
    await vi.waitFor(() => expect(flow.orders).toHaveLength(1));
    flow.submit([]);
    expect(flow.orders).toHaveLength(1);
  });

  it('is undone by an animal that is not for tonight, until either is changed', async () => {
    const flow = openCreateFlow({ draft: { notTonight: ['dogs'] }, ports: { conflictOf: async () => 'No dogs tonight.' } });
    flow.submit([]);
    await vi.waitFor(() => expect(flow.state().problem).toEqual({ field: 'favoriteAnimal', message: 'No dogs tonight.' }));
    flow.change({ notTonight: [] });
    expect(flow.state().problem).toBeNull();
    expect(flow.orders).toEqual([]);
  });

  it('goes back to the form’s own history entry first, so that one step back leaves the story', () => {
    const flow = openCreateFlow();
    flow.follow({ entry: 'fourth', visit: { question: 3 } });
    flow.submit([]);
    expect(flow).toMatchObject({ orders: [], places: [-3] });
    flow.submit([]);
    flow.follow({ children: [LEO] });
    expect(flow.places).toEqual([-3]);
    flow.follow({ entry: 'first', visit: null });
    expect(flow.orders).toHaveLength(1);
  });
});

describe('a story that was asked for elsewhere', () => {
  const visit = { start: true };

  it('begins once, when the children are known, and a reload asks no second time', async () => {
    const flow = openCreateFlow({ visit, children: null });
    expect(flow.state().flow.at).toBe('expecting-children');
    flow.follow({ entry: 'second', visit: null });
    flow.follow({ children: [] });
    expect(flow.orders).toHaveLength(1);
    await flow.end({ kind: 'canceled' });
    flow.follow({ children: [LEO] });
    expect(flow.orders).toHaveLength(1);
    // The history entry has lost its wish to start.
    expect(flow.places).toEqual(['.']);
  });

  it('waits for a press on a day whose stories are used up', () => {
    const flow = openCreateFlow({ visit, ports: { isUsedUp: () => true } });
    expect(flow).toMatchObject({ orders: [], toasts: [] });
    flow.submit([]);
    expect(flow.orders).toHaveLength(1);
  });

  it('waits for a press if something is missing', () => {
    const flow = openCreateFlow({ visit, draft: { storySetting: null } });
    expect(flow).toMatchObject({ orders: [], toasts: [] });
    expect(flow.state().flow.at).toBe('form');
  });
});

describe('a visitor who signs up on top of the form', () => {
  function signingUp() {
    const flow = openCreateFlow({ uid: null, children: null });
    flow.submit([]);
    expect(flow.state().flow.at).toBe('signing-up');
    return flow;
  }

  it('gets the story once, with what the account’s children leave out', async () => {
    const flow = signingUp();
    flow.signedUp();
    flow.follow({ uid: ANNA.firebaseUid });
    expect(flow).toMatchObject({ orders: [], toasts: [] });
    flow.follow({ children: [MIA] });
    flow.follow({ children: [LEO, MIA] });
    await vi.waitFor(() => expect(flow.orders).toHaveLength(1));
    const request = { childId: '3', notTonight: ['dark', 'dogs'] };
    expect(flow.orders).toMatchObject([{ storyId: COMPLETE.storyId, uid: ANNA.firebaseUid, request }]);
  });

  it('presses once more if the children do not arrive in five seconds, because what they leave out is unknown', () => {
    vi.useFakeTimers();
    const flow = signingUp();
    flow.signedUp();
    vi.advanceTimersByTime(4999);
    expect(flow.state().flow.at).toBe('expecting-children');
    vi.advanceTimersByTime(1);
    flow.follow({ uid: ANNA.firebaseUid, children: [] });
    expect(flow.state().flow.at).toBe('form');
    expect(flow.orders).toEqual([]);
  });

  it('presses once more after changing the form meanwhile', () => {
    const flow = signingUp();
    flow.signedUp();
    flow.change({ favoriteAnimal: 'foxes' });
    flow.follow({ uid: ANNA.firebaseUid, children: [] });
    expect(flow.orders).toEqual([]);
  });

  it('is led to the sign-in page after dismissing it, and keeps the draft [spec 5.3]', () => {
    const flow = signingUp();
    flow.dismissSignUp();
    expect(flow.places).toEqual(['/auth']);
    expect(flow.toasts).toEqual(['red: Login Required - Please log in to create and save your personalized stories.']);
    flow.leave();
    expect(flow.draft).toEqual(COMPLETE);
  });

  it('finds the sheet open on the way back from Google’s page', () => {
    const ports = { returnsFromGoogle: () => true };
    expect(openCreateFlow({ ports }).state().flow.at).toBe('signing-up');
    expect(openCreateFlow({ ports, draft: { storyTone: null } }).state().flow.at).toBe('form');
  });
});

describe('the remembered children', () => {
  it('are chosen already if Home opened the form for one of them, also over a draft for another', () => {
    const flow = openCreateFlow({ draft: { childName: 'Leo' }, visit: { start: false, child: MIA.id }, children: [LEO, MIA] });
    expect(flow.state().form).toMatchObject({ childId: '3', childName: 'Mia', favoriteAnimal: 'small fox', storySetting: null });
    expect(flow.draft).toEqual(flow.state().form);
    flow.follow({ entry: 'second', visit: null });
    expect(flow.state().form.childName).toBe('Mia');
    expect(flow.places).toEqual(['.']);
  });

  it('get a story at once from home, in any place, and none of another draft while they are not known', () => {
    const flow = openCreateFlow({ draft: COMPLETE, visit: { start: true, child: MIA.id }, children: null });
    flow.follow({ children: [LEO] });
    expect(flow.orders).toEqual([]);
    flow.follow({ children: [LEO, { ...MIA, notTonight: [] }] });
    expect(flow.orders).toMatchObject([{ request: { childName: 'Mia', favoriteAnimal: 'small fox', storyLength: 'short' } }]);
    expect(SETTING_IDS).toContain(flow.orders[0]?.request.storySetting);
  });

  it('are not chosen over what the user has typed since', () => {
    const flow = openCreateFlow({ draft: null, visit: { start: false, child: MIA.id }, children: null });
    flow.change({ childName: 'Zoe' });
    flow.follow({ children: [MIA] });
    expect(flow.state().form.childName).toBe('Zoe');
  });

  it('are chosen once if there is only one, unless the form was begun', () => {
    const flow = openCreateFlow({ draft: null, children: [LEO] });
    flow.change({ childName: '', favoriteAnimal: '', storyLength: null, storyTone: null });
    flow.follow({ children: [{ ...LEO, favoriteAnimal: 'fox' }] });
    expect(flow.state().form.childName).toBe('');
    expect(openCreateFlow({ draft: null, children: [LEO] }).state().form).toMatchObject({ childName: 'Leo', storyTone: 'silly' });
    expect(openCreateFlow({ draft: null, children: [LEO, MIA] }).state().form.childName).toBe('');
    expect(openCreateFlow({ children: [LEO] }).state().form.childName).toBe('Mia');
  });
});

describe('the draft', () => {
  it('of a next episode is discarded when the user leaves, and that of another story is not', () => {
    const episode = { storyId: FOX_STORY.id, title: 'The Fox', recap: '{child} met a fox.', cast: [] };
    const flow = openCreateFlow({ draft: { continues: episode } });
    flow.leave();
    expect(flow.draft).toBeNull();
    const other = openCreateFlow({ draft: { continues: episode } });
    other.change({ continues: null });
    other.leave();
    expect(other.draft).toMatchObject({ childName: 'Mia' });
  });

  it('is read again if a link from this screen to itself has prepared another, but not on the way through the questions', () => {
    const flow = openCreateFlow();
    flow.draft = { ...COMPLETE, childName: 'Noor' };
    flow.follow({ entry: 'second', visit: { question: 1 } });
    flow.follow({ entry: 'first', visit: null });
    expect(flow.state().form.childName).toBe('Mia');
    flow.follow({ entry: 'third' });
    expect(flow.state().form.childName).toBe('Noor');
  });
});
