/** Sharing a story: off by default, readable with the link but without the child’s name, and gone once revoked (decision P16). */
import { noteCanary } from '../../leaks/canaries.ts';
import { passGate } from '../support/gate.ts';
import { luminanceOf } from '../support/luminance.ts';
import { openMore } from '../support/story-actions.ts';
import { expect, plantStory, remembered, test } from '../support/support.ts';

const CHILD = 'Odalinde';
const STORY = {
  title: `${CHILD} and the Quiet Kettle`,
  content: `<p>${CHILD} heard the kettle hum.</p><p>“Hush,” said ${CHILD}. It hushed.</p>`,
  template: '<p>{child} heard the kettle hum.</p><p>“Hush,” said {child}. It hushed.</p>',
  childName: CHILD,
};

test('a shared story can be read without an account, scripts or the child’s name until the link is revoked', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await remembered(page);
  const id = await plantStory(account, STORY);
  await page.goto(`/read-story/${id}`);
  await openMore(page);
  await page.getByRole('button', { name: 'Share This Story' }).click();
  await passGate(page);
  const sheet = page.getByRole('dialog', { name: 'Share this story' });
  await expect(sheet.getByRole('radio', { name: /^“the little one”/ })).toBeChecked();
  await sheet.getByRole('button', { name: 'Create Link' }).click();
  const field = sheet.getByRole('textbox', { name: 'The link' });
  await expect(field).toHaveValue(/^http:\/\/[^/]+\/s\/[\w-]{24}$/);
  const link = await field.inputValue();
  noteCanary('token', link.slice(-24));

  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const grandma = await context.newPage();
  const answer = await grandma.goto(link);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'/,
    ),
  });
  await expect(grandma.getByRole('heading', { level: 1, name: 'The Little One and the Quiet Kettle' })).toBeVisible();
  await expect(grandma.getByText('The little one heard the kettle hum.')).toBeVisible();
  await expect(grandma.getByText('AI-generated')).toBeVisible();
  expect(await answer?.text()).not.toContain(CHILD);
  await context.close();

  // The same page with scripts allowed, to measure it: it loads its style sheet and fonts, and no script.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(link);
  const cover = page.getByRole('article').getByRole('img', { name: /, framed by / });
  await expect(cover).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toEqual(['loaded', 'loaded']);
  expect(asked.filter((path) => path.endsWith('.js'))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await luminanceOf(page, await cover.screenshot())).toBeLessThanOrEqual(0.14);

  await page.getByRole('link', { name: 'Report this story' }).click();
  await expect(page).toHaveURL(`/report#${link.slice(-24)}`);
  await page.getByRole('radio', { name: 'Wrong or unkind' }).check({ force: true });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  expect(asked.filter((path) => path.includes(link.slice(-24)))).toEqual([new URL(link).pathname]);

  await page.goto(`/read-story/${id}`);
  await openMore(page);
  await page.getByRole('button', { name: 'Share This Story' }).click();
  await passGate(page);
  await expect(field).toHaveValue(link);
  await sheet.getByRole('button', { name: 'Stop Sharing' }).click();
  await expect(sheet.getByText('Sharing is off. The link no longer works.')).toBeVisible();
  expect((await page.request.get(link)).status()).toBe(404);
});
