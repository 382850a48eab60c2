/** `POST /api/account/export`: everything stored about the caller, in parts. The first part has the beginning of every list. */
import { parseExportRequest } from '@tuckaway/domain';
import { accepted } from '../../http/body.ts';
import { endpoint } from '../../http/endpoint.ts';
import { readHoldings, readPart } from '../../store/account/holdings.ts';
import { describeSignIn } from '../../store/sign-ins.ts';
import { limitAccountCalls } from '../rate-limits.ts';

export const accountExport = endpoint({
  name: 'accountExport',
  method: 'POST',
  auth: 'required',
  handler: async (input, { uid }, context) => {
    await limitAccountCalls(context);
    const { of = 'stories', after } = accepted(parseExportRequest(input));
    if (after !== undefined) {
      const { documents, next } = await readPart(uid, of, after);
      return { [of]: documents, next };
    }
    const [account, { profile, storyUsage, visitorReports, lists }] = await Promise.all([describeSignIn(uid), readHoldings(uid)]);
    const documents = Object.fromEntries([...lists].map(([name, part]) => [name, part.documents]));
    const { stories: next = null, ...more } = Object.fromEntries(
      [...lists].flatMap(([name, part]) => (part.next ? [[name, part.next]] : [])),
    );
    // `next` goes on with the stories, for apps that know no other parts; `more` with the other lists.
    return { account, profile, ...documents, visitorReports, storyUsage, next, more };
  },
});
