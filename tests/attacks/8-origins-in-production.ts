/** Finding 8: which pages may send requests to a deployed project, and what. */
import { PROJECT } from '../../functions/testing/google.ts';
import { REQUEST } from '../functions/support/support.ts';
import { requestsOfOtherSites, TYPES } from './8-requests-of-other-sites.ts';
import { type Finding, SIGN_IN } from './support/attack.ts';
import { type Production, SITE } from './support/production.ts';
import { post } from './support/requests.ts';

/** The project's own pages with their preview channels. */
const OWN = [
  SITE,
  `https://${PROJECT}.firebaseapp.com`,
  `https://${PROJECT}--pr-12-a1b2c3d4.web.app`,
  `https://${PROJECT}--x.firebaseapp.com`,
];

const FOREIGN = [
  'null',
  'file://',
  'chrome-extension://abcdefghijklmnop',
  'https://evil.example',
  `http://${PROJECT}.web.app`,
  `https://${PROJECT}.web.app.evil.example`,
  `https://${PROJECT}.web.app:8443`,
  `https://${PROJECT}.web.app/`,
  `https://${PROJECT}.web.app@evil.example`,
  `https://www.${PROJECT}.web.app`,
  `https://evil-${PROJECT}.web.app`,
  `https://${PROJECT}-evil.web.app`,
  `https://${PROJECT}--evil.example`,
  `https://${PROJECT}--.web.app`,
  `https://${PROJECT}--a.b.web.app`,
  `https://${PROJECT}--A.web.app`,
  `https://${PROJECT}--pr-1.web.app.evil.example`,
  `https://${PROJECT}xweb.app`,
  `https://${PROJECT}.web-app`,
  `https://${PROJECT}.webxapp`,
  `https://another--${PROJECT}.web.app`,
  'https://another-project.web.app',
  'https://another-project--pr-1.web.app',
  'http://localhost:5002',
  'http://127.0.0.1:5002',
  `https://${PROJECT}.web.app, https://evil.example`,
];

export const productionOrigins: Finding<Production> = {
  name: '8 origins of a deployed project',
  prepare: (production) => ({
    attacks: [
      ...requestsOfOtherSites(production, { origins: FOREIGN, types: TYPES, methods: ['GET', 'PUT', 'PATCH', 'DELETE'] }),
      // Past the check of the origin, the missing token is what is wrong.
      ...OWN.map((origin) => ({
        name: `a visitor at ${origin}`,
        site: post('/api/generate-story', null, REQUEST, { origin }),
        answer: SIGN_IN,
      })),
    ],
  }),
};
