/** Finding 3: no endpoint knows a caller without a valid token of a real account. */
import { departureId } from '../../functions/src/store/deleted-accounts.ts';
import { type Attack, type Finding, refusal, SIGN_IN } from './support/attack.ts';
import { endpointsOf } from './support/endpoints.ts';
import type { Production } from './support/production.ts';
import { post } from './support/requests.ts';

/** Headers without a token, or with one where none is expected. */
const headersWith = (token: string): Record<string, Record<string, string>> => ({
  'no token': {},
  'an empty header': { authorization: '' },
  'a scheme alone': { authorization: 'Bearer' },
  'another scheme': { authorization: `Basic ${token}` },
  'a token without a scheme': { authorization: token },
  'two tokens': { authorization: `Bearer ${token}, Bearer ${token}` },
  'a token in quotes': { authorization: `Bearer "${token}"` },
  'the emulator’s key': { authorization: 'Bearer owner' },
  'a password': { authorization: `Basic ${Buffer.from('parent@example.com:bedtime123').toString('base64')}` },
  'a cookie': { cookie: `__session=${token}` },
  'another header': { 'x-authorization': `Bearer ${token}`, 'x-firebase-auth': token },
});

export const forgedTokens: Finding<Production> = {
  name: '3 forged, expired and anonymous tokens',
  prepare: async (production) => {
    const { database, tokens, victim } = production;
    // Its deletion has begun; the emulators' account is disabled meanwhile.
    await database.doc(`departures/${departureId('leaving')}`).set({ requestedAt: new Date() });
    const leaving = tokens.signed({ sub: 'leaving', user_id: 'leaving' });
    const attacks = endpointsOf(production).flatMap(({ path, auth, body }): Attack[] => {
      if (auth === 'none') return [];
      // Elsewhere revocation takes effect when the token expires.
      const kinds = { ...tokens.bad, 'of an account that is being deleted': leaving, ...(auth === 'required' && tokens.noLongerGood) };
      const sent = Object.entries(headersWith(victim.token)).filter(
        ([, headers]) => auth === 'required' || headers.authorization !== undefined,
      );
      return [
        ...Object.entries(kinds).map(([kind, token]) => ({
          name: `${path} with a token ${kind}`,
          site: post(path, token, body),
          answer: SIGN_IN,
        })),
        ...sent.map(([kind, headers]) => ({ name: `${path} with ${kind}`, site: post(path, null, body, headers), answer: SIGN_IN })),
        {
          name: `${path} with a token in the address and the body`,
          site: post(`${path}?access_token=${victim.token}&auth=${victim.token}`, 'none', { ...body, idToken: 'x' }),
          answer: SIGN_IN,
        },
      ];
    });
    return { attacks };
  },
};

/** If the deployment requires App Check, also a valid user has to come from the app. */
export const foreignApps: Finding<Production> = {
  name: '3 requests without App Check',
  prepare: (production) => {
    process.env.APP_CHECK = 'on';
    const answer = refusal(401, 'Please reload the page and try again.', { code: 'app-check' });
    const tokens = {
      none: undefined,
      'an empty one': '',
      'the test key': 'test-key',
      'a user’s': production.victim.token,
      'a forged one': 'e30.e30.e30',
    };
    return {
      attacks: endpointsOf(production).flatMap(({ path, body }) =>
        Object.entries(tokens).map(([kind, token]) => ({
          name: `${path} with the App Check token ${kind}`,
          site: post(path, production.victim.token, body, token === undefined ? {} : { 'x-firebase-appcheck': token }),
          answer,
        })),
      ),
      afterwards: async () => {
        process.env.APP_CHECK = 'off';
      },
    };
  },
};
