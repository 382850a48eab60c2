/** From publishing in Firestore to the notification. Runs last, because other tests count the stories. */
import { randomUUID } from 'node:crypto';
import { installed, test } from '../support/installed.ts';
import { deliverToBeShown, giveDevice, openPanel, press } from '../support/push-device.ts';
import { expect, plant, planted, uproot } from '../support/support.ts';

test.use({ serviceWorkers: 'allow', live: true });

test('publishing a story in Firestore notifies a subscribed browser, and the notification opens the story [spec 0.1, 1.6]', async ({
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
    await deliverToBeShown(context, page, site.url, message, [notification]);
    await press(context, notification.tag);
    await expect(page).toHaveURL(notification.url);
    await expect(page.getByText('The lantern yawned.')).toBeVisible();
  } finally {
    await uproot(document);
  }
});
