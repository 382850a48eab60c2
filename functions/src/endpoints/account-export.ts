/** `POST /api/account/export`: everything that is kept of a person, in parts. The first has all but the stories after the first 200. */
import { parseExportRequest } from '@tuckaway/domain';
import { readHoldings, readStories } from '../firestore/holdings.ts';
import { describeSignIn } from '../firestore/sign-ins.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { takeTurn } from './account-request.ts';

export const accountExport = endpoint({
  name: 'accountExport',
  method: 'POST',
  auth: 'confirmed',
  handler: async (input, { uid }, context) => {
    takeTurn(context);
    const parsed = parseExportRequest(input);
    if (!parsed.ok) throw new HttpProblem(422, parsed.message, {}, parsed.field === undefined ? {} : { field: parsed.field });
    const { after } = parsed.value;
    const [{ stories, next }, account, others] = await Promise.all([
      readStories(uid, after),
      after === undefined ? describeSignIn(uid) : null,
      after === undefined ? readHoldings(uid) : null,
    ]);
    return after === undefined ? { account, ...others, stories, next } : { stories, next };
  },
});
