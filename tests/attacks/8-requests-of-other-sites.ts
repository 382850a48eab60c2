/** Finding 8: endpoints accept JSON from the site's own pages, and take no address from a header. */
import { LIMITS } from '../../domain/src/index.ts';
import { PROJECT } from '../../functions/testing/google.ts';
import type { SiteRequest } from '../functions/support/deployed-functions.ts';
import { type Attack, type Finding, refusal, SIGN_IN } from './support/attack.ts';
import { type Endpoint, endpointsOf } from './support/endpoints.ts';
import { type Production, SITE } from './support/production.ts';
import { page, post, REQUEST } from './support/requests.ts';

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

const EVIL = 'evil.example';
const WRONG_ORIGIN = refusal(403, 'Please open the app on its own site and try again.');
const WRONG_TYPE = refusal(415, 'Please send JSON, with the content type application/json.');

/** What forms, beacons and scripts of other sites can send, and what only looks like JSON. */
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  undefined,
  'text/plain;charset=UTF-8',
  'text/plain; application/json',
  'text/json',
  'text/html',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'application/jsonp',
  'application/javascript',
  'application/json-seq',
  'application/ld+json',
  'application/json, text/plain',
];

const METHODS = ['GET', 'PUT', 'PATCH', 'DELETE'];

/** Another site lets the victim's browser send what would succeed from our own pages, with a token that is valid. */
function fromOtherSites(production: Production): Attack[] {
  const { token } = production.victim;
  const sent = ({ path, auth, body }: Endpoint, headers: Record<string, string> = {}) =>
    post(path, auth === 'none' ? null : token, body, headers);
  return endpointsOf(production).flatMap((endpoint): Attack[] => {
    const { path, auth, body, maxBody = LIMITS.requestBody } = endpoint;
    return [
      ...FOREIGN.map((origin) => ({ name: `${path} from ${origin}`, site: sent(endpoint, { origin }), answer: WRONG_ORIGIN })),
      ...TYPES.map((type) => ({
        name: `${path} as ${type}`,
        site: type === undefined ? untyped(sent(endpoint)) : sent(endpoint, { 'content-type': type }),
        answer: WRONG_TYPE,
      })),
      ...METHODS.map((method) => ({
        name: `${method} ${path}`,
        site: { ...sent(endpoint), method, ...(method === 'GET' && { body: undefined }) },
        answer: { ...refusal(405, 'Only POST works here.'), headers: { allow: 'POST' } },
      })),
      {
        name: `${path} asked for its methods by another site`,
        site: page(path, { origin: `https://${EVIL}`, 'access-control-request-method': 'POST' }, 'OPTIONS'),
        answer: {
          status: 204,
          headers: { 'access-control-allow-origin': undefined, 'access-control-allow-methods': undefined, allow: 'POST' },
        },
      },
      {
        name: `${path} with too much text`,
        site: post(path, auth === 'none' ? null : token, { ...body, more: 'a'.repeat(maxBody + 1) }),
        answer: refusal(413, `That is too much text: at most ${maxBody} bytes, please.`),
      },
      { name: `${path} with nothing`, site: { ...sent(endpoint), body: undefined }, answer: refusal(400, 'Please send a JSON body.') },
    ];
  });
}

function untyped(request: SiteRequest): SiteRequest {
  const { 'content-type': _type, ...headers } = request.headers;
  return { ...request, headers };
}

/** Headers by which a caller could say where the site is. */
const HOSTS: Record<string, string>[] = [
  { host: EVIL },
  { host: `${EVIL}:443` },
  { 'x-forwarded-host': EVIL },
  { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'https', 'x-forwarded-port': '443' },
  { forwarded: `host=${EVIL};proto=https` },
  { 'x-original-host': EVIL, 'x-rewrite-url': `https://${EVIL}/`, 'x-original-url': `https://${EVIL}/` },
  { origin: `https://${EVIL}`, referer: `https://${EVIL}/` },
];

/** Links and pictures of pages lead to the configured site, and a shared page sends no referrer. */
const pages = ({ victim, published }: Production): Attack[] =>
  HOSTS.flatMap((headers) => [
    {
      name: `a shared page with ${JSON.stringify(headers)}`,
      site: page(`/s/${victim.link}`, headers),
      answer: { status: 200, heading: 'The Lamp', headers: { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' } },
      without: [EVIL],
    },
    {
      name: `a story’s page with ${JSON.stringify(headers)}`,
      site: page(`/story/${published}`, headers),
      answer: { status: 200, headers: { 'cache-control': 'private, no-cache' } },
      without: [EVIL],
    },
  ]);

export const otherSites: Finding<Production> = {
  name: '8 requests of other sites',
  prepare: (production) => ({
    attacks: [
      ...fromOtherSites(production),
      ...pages(production),
      // Past the check of the origin, the missing token is what is wrong.
      ...OWN.map((origin) => ({
        name: `a visitor at ${origin}`,
        site: post('/api/generate-story', null, REQUEST, { origin }),
        answer: SIGN_IN,
      })),
    ],
  }),
};
