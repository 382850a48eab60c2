/** `npm run reports -- --project ID [--done STORY] [--mark-takedowns]`: the queue of reports, oldest first (docs/operations.md). */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { main, Stop, say } from '../local/say.ts';
import { markTakedowns } from './mark-takedowns.ts';
import { closeReports, openReports } from './open-reports.ts';

await main(async () => {
  const text = { type: 'string' } as const;
  const options = { project: text, done: text, 'mark-takedowns': { type: 'boolean' } } as const;
  const { project, done, 'mark-takedowns': marking } = parseArgs({ args: process.argv.slice(2), options }).values;
  if (!project) throw new Stop('Name the project: npm run reports -- --project my-project');
  const database = getFirestore(initializeApp({ projectId: project }));
  if (done !== undefined) say(`Closed ${await closeReports(database, done)} reports of ${done}.`);
  if (marking) say(`${await markTakedowns(database)} pages that were taken down are marked within a minute.`);
  const stories = await openReports(database);
  if (stories.length === 0) say('No open reports.');
  for (const { storyId, reports } of stories) {
    say(storyId);
    for (const { kind, document, reason, reportedAt, note } of reports)
      say(`  ${reportedAt.toISOString()}  ${kind} ${document}  ${reason}${note === '' ? '' : `: ${note}`}`);
  }
  return 0;
});
