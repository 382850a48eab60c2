// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerGate } from '../../../../testing/answer-gate.ts';
import { type FakeBackend, fakeBackend, setOnline, signIn } from '../../../../testing/fake-backend.ts';
import { denial, firestoreError, ROOT } from '../../../../testing/fake-firestore.ts';
import { ANNA, MIA } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { shownToast } from '../../../../testing/toasts.ts';
import { Timestamp } from '../../../data/firestore/values.ts';
import { ChildMemories } from './child-memories.tsx';
import { ChildSheet } from './child-sheet.tsx';

const ACCOUNT = `users/${ANNA.firebaseUid}`;
const OFF = `${ROOT}/${ACCOUNT}/choices/no-memories`;
const LINES = ['FriendCrumb, a fox who is afraid of stairs', 'PromiseMia will bring back the oar'];

let backend: FakeBackend;

function remember(id: string, kind: string, text: string, minute: number, childId = '3'): void {
  backend.store(`${ACCOUNT}/memories/${id}`, { kind, text, childId, createdAt: new Timestamp(minute * 60_000) });
}
const reads = () => backend.requests.filter(({ body }) => JSON.stringify(body).includes('"memories"'));
const failOn = (failing: string, answer: () => Response | Promise<Response>) => {
  backend.intercept = (method) => (method === failing ? answer() : undefined);
};

beforeEach(async () => {
  backend = await fakeBackend();
  remember('a-1', 'promise', '{child} will bring back the oar', 1);
  remember('a-0', 'friend', 'Crumb, a fox who is afraid of stairs', 2);
  remember('later', 'a kind of a later version', 'La', 3);
  remember('b-0', 'friend', 'Leo’s owl', 4, '4');
  signIn();
});

const opener = () => screen.getByRole('button', { name: 'What the stories remember' });
const lines = () => [...(screen.queryAllByRole('list').at(-1)?.children ?? [])].map(({ textContent }) => textContent);
const showsLines = () => waitFor(() => expect(lines()).toEqual(LINES));
async function opened() {
  const { user } = renderScreen(<ChildMemories childId="3" name="Mia" />);
  await user.click(opener());
  return user;
}

describe('what the stories of a child remember', () => {
  it('is in the sheet of a remembered child, loaded when it is unfolded, newest first, and read-only', async () => {
    const { user } = renderScreen(<ChildSheet known={[MIA]} onClose={() => undefined} />);
    await user.click(screen.getByRole('button', { name: 'Edit Mia' }));
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    expect(reads()).toEqual([]);
    await user.click(opener());
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    await showsLines();
    expect(reads()[0]?.body.structuredQuery).toMatchObject({ limit: 12 });
    expect(within(screen.getAllByRole('list').at(-1) as HTMLElement).queryByRole('textbox')).toBeNull();
    await user.click(opener());
    expect(screen.queryByText(/Crumb/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Add a child' }));
    expect(screen.queryByRole('button', { name: 'What the stories remember' })).toBeNull();
  });

  it('says that it is loading, or empty', async () => {
    const answer = Promise.withResolvers<Response>();
    failOn('runQuery', () => answer.promise);
    await opened();
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/);
    answer.resolve(Response.json([{ readTime: new Date() }]));
    expect(await screen.findByText(/^Nothing yet/)).toBeVisible();
    expect(lines()).toEqual([]);
  });

  it('needs a network, and is read as soon as there is one', async () => {
    const { user } = renderScreen(<ChildMemories childId="3" name="Mia" />);
    act(() => setOnline(false));
    await user.click(opener());
    expect(await screen.findByText(/You’re offline right now/)).toBeVisible();
    expect(reads()).toEqual([]);
    act(() => setOnline(true));
    await showsLines();
  });

  it('can be asked for again if it could not be loaded', async () => {
    failOn('runQuery', () => firestoreError(500, 'INTERNAL'));
    const user = await opened();
    expect(await screen.findByText(/couldn’t load these memories/)).toBeVisible();
    backend.intercept = () => undefined;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await showsLines();
  });
});

describe('the switch beside the list', () => {
  const remembers = () => screen.getByRole('switch', { name: 'Let stories remember things, for all your children' });
  const known = () => waitFor(() => expect(remembers()).not.toHaveAttribute('aria-disabled'));

  it('turns memories off and on, and the lines stay [safety 6]', async () => {
    const user = await opened();
    await known();
    expect(remembers()).toBeChecked();
    await user.click(remembers());
    expect(await screen.findByText(/^It’s off: new stories don’t use these lines/)).toBeVisible();
    expect(backend.documents.has(OFF)).toBe(true);
    expect(remembers()).not.toBeChecked();
    await showsLines();
    await known();
    await user.click(remembers());
    await waitFor(() => expect(remembers()).toBeChecked());
    expect(backend.documents.has(OFF)).toBe(false);
  });

  it('changes nothing before its state is known, and says if it was not stored [safety 6]', async () => {
    const answered = Promise.withResolvers<void>();
    failOn('batchGet', async () => {
      await answered.promise;
      return Response.json([{ missing: OFF, readTime: new Date() }]);
    });
    const user = await opened();
    await user.click(remembers());
    expect(backend.requests.filter(({ method }) => method === 'commit')).toEqual([]);
    answered.resolve();
    await known();
    act(() => setOnline(false));
    await user.click(remembers());
    await waitFor(() => expect(shownToast()).toMatch(/You’re offline right now/));
    expect(remembers()).toBeChecked();
  });
});

describe('a line', () => {
  async function deleteLine(before: () => void = () => undefined) {
    const user = await opened();
    await showsLines();
    before();
    await user.click(screen.getByRole('button', { name: 'Delete “Mia will bring back the oar”' }));
    answerGate();
    const question = screen.getByRole('alertdialog', { name: 'Delete this memory?' });
    expect(question).toHaveAccessibleDescription(/“Mia will bring back the oar” won’t come up in later stories/);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }

  it('is deleted after a question, and leaves the focus on the section’s button', async () => {
    await deleteLine();
    expect(backend.documents.has(`${ROOT}/${ACCOUNT}/memories/a-1`)).toBe(false);
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(lines()).toHaveLength(1);
  });

  it.each<[string, () => void, string]>([
    ['offline', () => act(() => setOnline(false)), 'You’re offline right now, and this needs a connection.'],
    ['after a refusal', () => failOn('commit', denial), 'We couldn’t delete it. Please try again in a moment.'],
  ])('stays if it could not be deleted %s, and the user is told', async (_when, before, told) => {
    await deleteLine(before);
    await waitFor(() => expect(shownToast()).toBe(`red: What the stories remember - ${told}`));
    expect(lines()).toHaveLength(2);
  });
});
