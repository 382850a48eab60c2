/** `POST /api/account/export`: everything stored about the caller, in parts. The first part has all but the stories after the first 200. */
import { parseExportRequest } from '@tuckaway/domain';
import { readHoldings, readStories } from '../firestore/holdings.ts';
import { describeSignIn } from '../firestore/sign-ins.ts';
import { accepted } from '../http/body.ts';
import { endpoint } from '../http/endpoint.ts';
import { limitAccountCalls } from './rate-limits.ts';

export const accountExport = endpoint({
  name: 'accountExport',
  method: 'POST',
  auth: 'required',
  handler: async (input, { uid }, context) => {
    limitAccountCalls(context);
    const { after } = accepted(parseExportRequest(input));
    const [{ stories, next }, account, others] = await Promise.all([
      readStories(uid, after),
      after === undefined ? describeSignIn(uid) : null,
      after === undefined ? readHoldings(uid) : null,
    ]);
    return after === undefined ? { account, ...others, stories, next } : { stories, next };
  },
});
