/** Finding 3 through the whole stack: tokens of real accounts of the Auth emulator. */
import { departureId } from '../../functions/src/firestore/deleted-accounts.ts';
import { changeAccount, database, newAccount, PROJECT } from '../functions/support/support.ts';
import { tokenOf } from '../rules/users.ts';
import { type Attack, type Finding, SIGN_IN } from './support/attack.ts';
import { endpointsOf } from './support/endpoints.ts';
import { post } from './support/requests.ts';
import type { World } from './support/world.ts';

const HOUR = 3600;

export const foreignTokens: Finding<World> = {
  name: '3 anonymous, expired and foreign tokens',
  prepare: async (world) => {
    const { victim, anonymous } = world;
    const [disabled, revoked, leaving] = await Promise.all([newAccount(), newAccount(), newAccount()]);
    const now = Math.floor(Date.now() / 1000);
    const departure = database.doc(`departures/${departureId(leaving.uid)}`);
    await Promise.all([
      changeAccount(disabled, { disableUser: true }),
      changeAccount(revoked, { validSince: String(now + HOUR) }),
      changeAccount(leaving, { disableUser: true }),
      departure.set({ requestedAt: new Date() }),
    ]);
    const forged = (claims: Record<string, unknown>, project = PROJECT) => tokenOf({ uid: victim.uid, claims }, project);
    const never = {
      'of an anonymous account': anonymous.token,
      'of an account that is being deleted': leaving.token,
      expired: forged({ iat: now - 2 * HOUR, exp: now - HOUR }),
      'of another project': forged({}, 'another-project'),
    };
    // Elsewhere they work until they expire.
    const noLonger = {
      'of a disabled account': disabled.token,
      'of a revoked sign-in': revoked.token,
      'of no account': tokenOf({ uid: 'nobody' }, PROJECT),
    };
    const attacks = endpointsOf(world).flatMap(({ path, auth, body }): Attack[] =>
      Object.entries({ ...(auth !== 'none' && never), ...(auth === 'required' && noLonger) }).map(([kind, token]) => ({
        name: `${path} with a token ${kind}`,
        site: post(path, token, body),
        answer: SIGN_IN,
      })),
    );
    return { attacks, inOrder: true, afterwards: async () => void (await departure.delete()) };
  },
};
