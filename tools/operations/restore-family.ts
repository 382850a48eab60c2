/** `npm run restore-family -- --project ID --database COPY (--uid UID | --email ADDRESS)`: restores a deleted family (docs/operations.md). */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { main, Stop, say } from '../local/say.ts';
import { restoreFamily, uidOf } from './family.ts';

await main(async () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: process.argv.slice(2), options: { project: text, database: text, uid: text, email: text } });
  const { project, database, uid, email } = values;
  if (!project || !database || (!uid && !email)) {
    throw new Stop(
      'Name the project, the restored copy and the family: npm run restore-family -- --project my-project --database restored --email parent@example.com',
    );
  }
  if (database === '(default)') throw new Stop('The copy cannot be the live database.');
  const app = initializeApp({ projectId: project });
  const from = getFirestore(app, database);
  const { written, kept, withoutLook } = await restoreFamily({
    uid: uid ?? (await uidOf(email ?? '', from)),
    from,
    to: getFirestore(app),
    auth: getAuth(app),
  });
  say(`Restored ${written} documents; ${kept} were there already. Links and notifications were not restored.`);
  if (withoutLook > 0)
    say(`Of ${withoutLook} children, what needs the family’s consent to looks was not restored: the copy has no consent.`);
  say('The family signs in with Google, or chooses a new password with “Forgot your password?”.');
  return 0;
});
