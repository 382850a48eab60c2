/** Once a day: writes to the users of accounts that nobody has used for two years, and deletes them, if the deployment wants that. */
import * as logger from 'firebase-functions/logger';
import { beginDeletion } from '../account/delete-account.ts';
import { sweepUnused } from '../account/unused-accounts.ts';
import { deleteUnusedAccounts } from '../config/params.ts';
import { siteAddress } from '../http/origin.ts';
import { deletionPorts } from '../store/account/account-deletion.ts';
import { unusedPorts } from '../store/account/unused-accounts.ts';

/** Throws if Auth, the database or the queue fails; the next day's run goes on. */
export async function unusedAccounts(): Promise<void> {
  if (deleteUnusedAccounts.value() !== 'on') return;
  logger.info(
    'unused accounts',
    await sweepUnused({ ...unusedPorts(siteAddress()), deleteAccount: (uid) => beginDeletion(uid, deletionPorts()) }),
  );
}
