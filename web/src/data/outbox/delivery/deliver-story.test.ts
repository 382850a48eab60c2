// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { favoriteEntry, storyEntry } from '../../../../../tests/outbox-simulation/entries.ts';
import { ANNA, oneTab } from '../../../../../tests/outbox-simulation/one-tab.ts';
import { createOutbox } from '../create-outbox.ts';
import { storyIdOf } from '../entry.ts';
import { sendStory } from './send-story.ts';

const opened = { open: () => true };

describe('a story in the form', () => {
  test('becomes a favorite where the user has left the form', async () => {
    const tab = oneTab();
    const entry = storyEntry(tab.press());
    await tab.keep(entry);
    await tab.until(tab.outbox.deliverStory(entry, { open: () => false }));
    await tab.time.pass(1000);
    expect(tab.document(favoriteOf(entry))).toBeDefined();
    expect(await tab.waiting()).toEqual([]);
  });

  test('is removed at once when canceled, and does not become a favorite', async () => {
    const tab = oneTab();
    const canceling = new AbortController();
    const entry = storyEntry(tab.press());
    await tab.keep(entry);
    const delivery = tab.outbox.deliverStory(entry, { ...opened, signal: canceling.signal });
    await tab.time.pass(500);
    canceling.abort();
    await tab.time.settle();
    expect(await delivery).toEqual({ kind: 'canceled' });
    await tab.time.pass(60_000);
    // The request had reached the server, which finishes the story.
    expect(tab.document(`stories/${storyIdOf(entry)}`)).toBeDefined();
    expect(tab.document(favoriteOf(entry))).toBeUndefined();
    expect(await tab.waiting()).toEqual([]);
  });

  test('is opened where another tab’s drain was faster', async () => {
    const tab = oneTab();
    const other = createOutbox(tab.device.start().ports);
    const entry = storyEntry(tab.press());
    await tab.keep(entry);
    const drained = other.drain('story');
    await tab.time.pass(1000);
    expect(await tab.until(tab.outbox.deliverStory(entry, opened))).toMatchObject({ kind: 'ready' });
    await tab.until(drained);
    expect(tab.server.paid.get(storyIdOf(entry))).toBe(1);
    expect(await tab.waiting()).toEqual([]);
  });

  test.each([403, 409, 422] as const)(
    'counts as delivered where it exists already, although a repeated request is refused (%i)',
    async (status) => {
      const tab = oneTab();
      const entry = storyEntry(tab.press());
      const order = { storyId: storyIdOf(entry), uid: ANNA, data: entry.data };
      await tab.keep(entry);
      await tab.until(sendStory(tab.tab.ports, order));
      tab.faults.push(`status-${status}`);
      expect(await tab.until(sendStory(tab.tab.ports, order))).toMatchObject({ kind: 'there' });
      expect(await tab.until(sendStory(tab.tab.ports, order))).toMatchObject({ kind: 'there' });
      expect(tab.server.paid.get(storyIdOf(entry))).toBe(1);
    },
  );
});

describe('a favorite where nothing can be stored', () => {
  test('is reported as refused where the server refuses it', async () => {
    const tab = oneTab();
    tab.faults.push('status-403', 'status-403');
    const outcome = await tab.until(tab.outbox.sendUnstored(favoriteEntry(tab.press(), '1', 'add')));
    expect(outcome).toMatchObject({ kind: 'attention', entry: { attention: { because: 'refused' } } });
    expect(await tab.waiting()).toEqual([]);
  });
});

function favoriteOf(entry: ReturnType<typeof storyEntry>): string {
  return `users/${ANNA}/favorites/${storyIdOf(entry)}`;
}
