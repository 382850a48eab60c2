/** Finding 8: endpoints accept JSON from the site's own pages, and take no address from a header. */
import { LIMITS } from '../../domain/src/index.ts';
import type { HostileRequest } from '../functions/support/hostile-requests.ts';
import { HOSTING } from '../functions/support/support.ts';
import { type Attack, type Finding, refusal } from './support/attack.ts';
import { type Endpoint, endpointsOf, type Possessions } from './support/endpoints.ts';
import { page, post } from './support/requests.ts';
import type { World } from './support/world.ts';

const SITE = new URL(HOSTING);
const EVIL = 'evil.example';
const WRONG_ORIGIN = refusal(403, 'Please open the app on its own site and try again.');
const WRONG_TYPE = refusal(415, 'Please send JSON, with the content type application/json.');

/** What forms, beacons and scripts of other sites can send, and what only looks like JSON. */
export const TYPES = [
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

/** Another site lets the victim's browser send what would succeed from our own pages, with a token that is valid. */
export function requestsOfOtherSites(
  possessions: Possessions,
  { origins, types, methods }: { origins: readonly string[]; types: readonly (string | undefined)[]; methods: readonly string[] },
): Attack[] {
  const { token } = possessions.victim;
  const sent = ({ path, auth, body }: Endpoint, headers: Record<string, string> = {}) =>
    post(path, auth === 'none' ? null : token, body, headers);
  return endpointsOf(possessions).flatMap((endpoint): Attack[] => {
    const { path, auth, body, maxBody = LIMITS.requestBody } = endpoint;
    return [
      ...origins.map((origin) => ({ name: `${path} from ${origin}`, site: sent(endpoint, { origin }), answer: WRONG_ORIGIN })),
      ...types.map((type) => ({
        name: `${path} as ${type}`,
        site: type === undefined ? untyped(sent(endpoint)) : sent(endpoint, { 'content-type': type }),
        answer: WRONG_TYPE,
      })),
      ...methods.map((method) => ({
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

function untyped(request: HostileRequest): HostileRequest {
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
const pages = ({ victim, published }: World): Attack[] =>
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

/** Through Hosting one of each kind; `8-origins-in-production.ts` has all. */
export const otherSites: Finding<World> = {
  name: '8 requests of other sites',
  prepare: (world) => ({
    inOrder: true,
    attacks: [
      ...requestsOfOtherSites(world, {
        origins: ['null', `https://${EVIL}`, `http://localhost:${SITE.port}.${EVIL}`, `http://127.0.0.1.${EVIL}`],
        types: TYPES.slice(0, 3),
        methods: ['GET'],
      }),
      ...pages(world),
    ],
  }),
};
