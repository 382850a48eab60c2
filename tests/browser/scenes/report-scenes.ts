/** Reporting a curated story, and a shared page. */
import type { Page } from '@playwright/test';
import { openMore } from '../support/story-actions.ts';
import { opened, type Scene, scene } from './scene.ts';

/** Opens a curated story's sheet for reporting it. */
async function openReportSheet(page: Page): Promise<void> {
  await page.goto('/story/10');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  while (await next.isEnabled()) await next.click();
  await openMore(page);
  await page.getByRole('button', { name: 'Report this story' }).click();
  await page.getByRole('dialog', { name: 'Report this story' }).getByRole('radio', { name: 'Too scary' }).check({ force: true });
}

/** Opens the page that reports a shared page, and sends it. @param status the server's response */
async function sendSharedReport(page: Page, status: number): Promise<void> {
  await page.route('**/api/report-story', (route) => route.fulfill({ status, json: {} }));
  await page.goto(`/report#${'A'.repeat(24)}`);
  await page.getByRole('radio', { name: 'Too scary' }).check({ force: true });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Sends the report. @param status the server's response */
async function sendReport(page: Page, status: number): Promise<void> {
  await page.route('**/api/report-story', (route) => route.fulfill({ status, json: {} }));
  await openReportSheet(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

export const REPORT_SCENES: readonly Scene[] = [
  scene('story-report', { viewportOnly: true }, openReportSheet),
  scene('story-report-not-sent', { viewportOnly: true }, async (page) => {
    await sendReport(page, 503);
    await page.getByRole('alert').getByText('already hidden for you').waitFor();
  }),
  scene('story-reported', {}, async (page) => {
    await sendReport(page, 200);
    await page.getByText('Thank you.').waitFor();
  }),
  opened('report-shared', `/report#${'A'.repeat(24)}`, (page) => page.getByRole('button', { name: 'Send' })),
  scene('report-shared-sent', {}, async (page) => {
    await sendSharedReport(page, 200);
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  }),
  scene('report-shared-not-sent', {}, async (page) => {
    await sendSharedReport(page, 503);
    await page.getByText('Your report couldn’t be sent.').waitFor();
  }),
  scene('report-shared-gone', {}, async (page) => {
    await sendSharedReport(page, 404);
    await page.getByRole('heading', { name: 'This story is no longer available' }).waitFor();
  }),
  opened('report-shared-no-link', '/report', (page) => page.getByText('Which story do you mean?')),
];
