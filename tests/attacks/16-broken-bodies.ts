/** Broken JSON with a child's name in it: the platform refuses it before our code runs, and no log gets an excerpt (site.test.ts looks for the name). */
import type { Finding } from './support/attack.ts';
import { endpointsOf } from './support/endpoints.ts';
import type { Production } from './support/production.ts';
import { post, REQUEST } from './support/requests.ts';

const BROKEN = [`{"childName": ${REQUEST.childName}`, `"${REQUEST.childName}"`, `{"childName": "${REQUEST.childName}`, REQUEST.childName];

export const brokenBodies: Finding<Production> = {
  name: '16 broken JSON with a name in it [safety 12]',
  prepare: (production) => ({
    attacks: endpointsOf(production).flatMap(({ path }) =>
      BROKEN.map((body, index) => ({
        name: `${path}: broken body ${index}`,
        site: post(path, production.nextFamily().token, Buffer.from(body)),
        answer: ({ status, byPlatform }) => (status === 400 && byPlatform ? null : `${status}`),
      })),
    ),
  }),
};
