/** What the service worker shows and opens, from publishing in Firestore on. Runs last, because other tests count the stories. */
import { randomUUID } from 'node:crypto';
import { installed, test } from '../support/installed.ts';
import { deliver, giveDevice, openPanel, press, shown } from '../support/push-device.ts';
import { expect, plant, planted, uproot } from '../support/support.ts';

test.use({ serviceWorkers: 'allow', lean: true, live: true });

const STORY = {
  title: 'A new bedtime story is here',
  body: '“A Very Polite Well” is waiting for you.',
  tag: 'story-3',
  data: { url: '/story/3' },
};

test('publishing a story notifies a subscribed browser; a notification opens its story in the open window, and a malformed one home [spec 0.1, 1.6]', async ({
  context,
  page,
  site,
}) => {
  const device = await giveDevice(context, site.url);
  await installed(page);
  await (await openPanel(page)).getByRole('button', { name: 'Enable' }).click();
  await expect.poll(() => planted(device.path)).not.toBeNull();

  const docId = `push-${randomUUID()}`;
  const document = `curatedStories/${docId}`;
  const title = `The Lantern ${docId.slice(-4)}`;
  await plant(document, {
    title,
    description: 'A lantern that stayed up late.',
    category: 'Cozy',
    pages: [{ content: 'The lantern yawned.' }],
    published: true,
  });
  try {
    await expect.poll(device.received, { timeout: 40_000 }).toHaveLength(1);
    const [message = ''] = await device.received();
    const id = (await planted(document))?.id;
    const notification = {
      title: 'A new bedtime story is here',
      body: `“${title}” is waiting for you.`,
      tag: `story-${id}`,
      url: `/story/${id}`,
    };
    await deliver(context, page, message, [notification]);
    await press(context, notification.tag);
    await expect(page).toHaveURL(notification.url);
    await expect(page.getByText('The lantern yawned.')).toBeVisible();
  } finally {
    await uproot(document);
  }

  // A later notification of a story replaces the older one.
  await deliver(context, page, JSON.stringify({ ...STORY, body: 'An older word.' }), [expect.objectContaining({ tag: STORY.tag })]);
  await deliver(context, page, JSON.stringify(STORY), [{ title: STORY.title, body: STORY.body, tag: 'story-3', url: '/story/3' }]);
  await press(context, 'story-3');
  await expect(page).toHaveURL('/story/3');
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  expect(context.pages()).toHaveLength(1);
  expect(await shown(page)).toEqual([]);

  for (const [what, data, seen] of [
    ['that cannot be read', 'not JSON {', { title: 'Tuckaway Tales', body: 'There is something new to read.', tag: 'news', url: '/' }],
    ['that leads elsewhere', JSON.stringify({ ...STORY, data: { url: '//elsewhere.example/story/3' } }), { url: '/', tag: 'story-3' }],
  ] as const) {
    await test.step(`a message ${what} is shown, and opens home`, async () => {
      await page.goto('/premium');
      await deliver(context, page, data, [expect.objectContaining(seen)]);
      await press(context, seen.tag);
      await expect(page).toHaveURL('/');
      await expect.poll(() => shown(page)).toEqual([]);
    });
  }
});
