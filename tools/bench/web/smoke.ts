/** What both builds have to do before they are measured: whoever shows less is faster for nothing. */
import { openPhone } from './browser.ts';

/** Home shows its hero and twelve cards, a story opens, the sign-in screen opens. Throws where it does not. */
export async function smokeTest(url: string): Promise<void> {
  const { context, close } = await openPhone();
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.getByRole('heading', { level: 1, name: 'Tuck the day away with a story' }).waitFor();
    await page.getByRole('article').nth(11).waitFor();
    const cards = await page.getByRole('article').count();
    if (cards !== 12) throw new Error(`${cards} cards on ${url}, not 12.`);
    await page.getByRole('article').first().getByRole('link').first().click();
    await page
      .getByText(/^Page 1 of/)
      .first()
      .waitFor();
    await page.goto(`${url}/auth`);
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await page.getByLabel('Email Address').fill('parent@example.com');
  } finally {
    await close();
  }
}
