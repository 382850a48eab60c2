/**
 * The least that a page can be: one button, and the number of the page that it shows. What an interaction takes here is the machine's and the
 * browser's own, and no app is faster.
 */
import type { Page } from '@playwright/test';

const ADDRESS = 'https://bare.example';
const BARE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title>
<main>Page 1 of 1000</main><button style="padding:2rem">Next</button>
<script>let page = 1; document.querySelector('button').onclick = () => { document.querySelector('main').textContent = 'Page ' + ++page + ' of 1000'; };</script>`;

/** @returns its address; only this page of the browser has it. */
export async function serveBarePage(page: Page): Promise<string> {
  await page.route(`${ADDRESS}/**`, (route) => route.fulfill({ contentType: 'text/html', body: BARE }));
  return ADDRESS;
}
