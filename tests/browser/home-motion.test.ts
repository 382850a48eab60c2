/** The quiet motion of home: made by the compositor alone, so that it is smooth and costs the page nothing, and none if less motion is asked for. */
import type { Page } from '@playwright/test';
import { moving } from './support/moving.ts';
import { expect, expectSignedIn, remembered, test } from './support/support.ts';

/** How often the page's main thread did layout and painted in two seconds at rest, from a trace. */
async function workAtRest(page: Page): Promise<{ layout: number; paint: number }> {
  const session = await page.context().newCDPSession(page);
  const names: string[] = [];
  session.on('Tracing.dataCollected', ({ value }) => names.push(...value.map(({ name }) => String(name))));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2000)));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const count = (wanted: string) => names.filter((name) => name === wanted).length;
  return { layout: count('Layout'), paint: count('Paint') };
}

for (const [who, animation] of [
  ['visitor', 'lamp-breath'],
  ['family', 'cover-drift'],
] as const) {
  test(`home of a ${who} rests where less motion is asked for, and otherwise moves without layout or paint for each frame`, async ({
    page,
  }) => {
    if (who === 'family') await remembered(page);
    await page.goto('/');
    if (who === 'family') {
      await expectSignedIn(page);
      await expect(page.getByRole('link', { name: /^Read Tonight’s Story/ })).toBeVisible();
    }
    // Everything that a page loads by itself is there.
    await page.waitForLoadState('networkidle');
    expect(await moving(page)).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(async () => (await moving(page)).map(({ name }) => name)).toContain(animation);
    const changed = (await moving(page)).flatMap(({ properties }) => properties);
    expect(changed.filter((property) => !['transform', 'opacity'].includes(property))).toEqual([]);
    // A frame each of 120 would be far more; something late may still arrive.
    await expect.poll(async () => Object.values(await workAtRest(page)).every((times) => times <= 6)).toBe(true);
  });
}
