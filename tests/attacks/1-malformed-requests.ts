/** Findings 1 and 2: whatever the request says of itself, the function checks every field, before the model is asked or anything is stored. */
import { randomUUID } from 'node:crypto';
import { LIMITS } from '../../domain/src/index.ts';
import { NO_NAMES, SLURS_LIKE_NAMES } from './2-slurs-as-names.ts';
import { type Attack, type Finding, refusal } from './support/attack.ts';
import type { Production } from './support/production.ts';
import { post, REQUEST } from './support/requests.ts';

interface Field {
  path: string;
  good: object;
  field: string;
  /** Values by the message that refuses them. */
  refused: Record<string, readonly unknown[]>;
}

/** Not texts at all. */
const NO_TEXT: readonly unknown[] = [undefined, null, true, 7, 0.5, [], ['otter'], {}, { toString: 'otter' }];
const HUGE = 'a'.repeat(7000);
/** Letters only is what names and animals have. */
const ODD = [
  '<b>Mia</b>',
  '{child}',
  'Mia7',
  '🦊',
  'Mia\u0000',
  'Mia\u202E',
  'M\u200Bia',
  'M\u00ADia',
  'Mia@example.com',
  'https://evil.example',
  '"}]',
  'Mia|Leo',
  '#Mia',
];

const person = (field: 'childName' | 'favoriteAnimal', missing: string, name: string): Field => ({
  path: '/api/generate-story',
  good: REQUEST,
  field,
  refused: {
    [missing]: [...NO_TEXT, '', ' ', '\n\t'],
    [`${name} is too long: at most 40 characters, please.`]: ['a'.repeat(LIMITS[field] + 1), HUGE],
    [`${name} can only have letters, spaces, apostrophes, hyphens, dots and commas.`]: ODD,
  },
});
const choice = (field: string, message: string, others: readonly unknown[]): Field => ({
  path: '/api/generate-story',
  good: REQUEST,
  field,
  refused: { [message]: [...(field === 'coverImage' ? NO_TEXT.slice(1) : NO_TEXT), '', ...others, HUGE] },
});

const NAME = "We can't use this name in a bedtime story. Please try another one, such as a nickname.";
const SIBLING = "We can't use one of the other children's names in a bedtime story. Please try another one, such as a nickname.";
const noName = (whose: string) => `${whose} does not look like a name. A first name or a nickname works best.`;
const SLURS = SLURS_LIKE_NAMES.slice(0, 5);
const SIBLINGS = 'Please name one to 3 other children, or none.';
const EPISODE = 'Please send what happened before as a short text, and who was there as a short list.';
const EARLIER = { storyId: randomUUID(), recap: 'The owl slept.', cast: ['Crumb the owl'] };
const earlier = (field: 'storyId' | 'recap' | 'cast', values: readonly unknown[]) =>
  values.map((value) => ({ ...EARLIER, [field]: value }));

/** Ids of nothing that the caller could share. */
const NO_ID = [...NO_TEXT, '', '7', 'featured', '../stories', `${randomUUID()}/x`, randomUUID().toUpperCase(), `${randomUUID()} `, HUGE];
const SHARE = { storyId: randomUUID(), showName: false, days: 7 };
const WHICH = 'Please say which story of yours it is.';

const FIELDS: readonly Field[] = [
  person('childName', "Please tell us the child's name.", "The child's name"),
  { path: '/api/generate-story', good: REQUEST, field: 'childName', refused: { [NAME]: SLURS, [noName("The child's name")]: NO_NAMES } },
  person('favoriteAnimal', 'Please name a favorite animal.', 'The favorite animal'),
  choice('storySetting', 'Please choose one of the story settings.', ['volcano', 'GARDEN', 'garden ', '__proto__']),
  choice('storyLength', 'Please choose a story length: short, medium or long.', ['epic', 'Short', 'constructor']),
  choice('storyTone', 'Please choose a mood: funny, sleepy, cozy, silly or calm.', ['cruel', 'Calm']),
  choice('coverImage', 'Please choose one of the cover pictures.', ['volcano', 'Moon', 'https://evil.example/x.png']),
  {
    path: '/api/generate-story',
    good: REQUEST,
    field: 'siblings',
    refused: {
      [SIBLINGS]: [7, 'Leo', {}, [], ['Leo', 'Ana', 'Kim', 'Max'], Array(400).fill('Leo')],
      "Please tell us the other child's name.": [[7], [null], [['Leo']], ['Leo', '']],
      "The other child's name is too long: at most 40 characters, please.": [['a'.repeat(LIMITS.childName + 1)]],
      "The other child's name can only have letters, spaces, apostrophes, hyphens, dots and commas.": ODD.map((name) => [name]),
      [SIBLING]: SLURS.map((slur) => ['Leo', slur]),
      [noName("The other child's name")]: NO_NAMES.map((name) => [name]),
    },
  },
  {
    path: '/api/generate-story',
    good: REQUEST,
    field: 'continues',
    refused: {
      [EPISODE]: [
        ...[7, 'before', [], {}],
        ...earlier('storyId', ['', '7', 7, null, '../users']),
        ...earlier('recap', ['', 7, null, 'a'.repeat(LIMITS.storyRecap + 1), 'a\uE000b']),
        ...earlier('cast', ['Crumb', [7], [''], Array(LIMITS.storyCast + 1).fill('Crumb'), ['a'.repeat(LIMITS.castMember + 1)]]),
      ],
    },
  },
  { path: '/api/share', good: SHARE, field: 'storyId', refused: { [WHICH]: NO_ID } },
  {
    path: '/api/share',
    good: SHARE,
    field: 'showName',
    refused: { "Please say whether the child's name is shown.": [undefined, null, 0, 1, 'false', [], {}] },
  },
  {
    path: '/api/share',
    good: SHARE,
    field: 'days',
    refused: { 'Please choose how long the link should work.': [undefined, null, 0, -7, 7.5, 31, 3650, 1e9, '7', [7]] },
  },
  { path: '/api/share', good: SHARE, field: 'fresh', refused: { 'Please say whether it is to be a new link.': [null, 0, 1, 'true', {}] } },
  { path: '/api/share/state', good: {}, field: 'storyId', refused: { [WHICH]: NO_ID } },
  { path: '/api/share/revoke', good: {}, field: 'storyId', refused: { [WHICH]: NO_ID } },
  {
    path: '/api/report-story',
    good: { reason: 'too-scary' },
    field: 'share',
    refused: { 'Please say which shared story it is.': ['', 'x', null, 7, {}, `${'A'.repeat(24)}/x`, '../shares', 'a'.repeat(64)] },
  },
  { path: '/api/voices/invite', good: { name: 'Opa', showName: true }, field: 'storyId', refused: { [WHICH]: NO_ID } },
];

/** Keys that are no UUID: what becomes the story's id. */
const KEYS = [
  '7',
  'x',
  'featured',
  '../../users/x',
  `${randomUUID()}x`,
  `{${randomUUID()}}`,
  randomUUID().replaceAll('-', ''),
  '0'.repeat(3000),
];

export const malformedRequests: Finding<Production> = {
  name: '1 malformed requests for stories and links',
  prepare: ({ nextFamily }) => {
    const fields = FIELDS.flatMap(({ path, good, field, refused }): Attack[] =>
      Object.entries(refused).flatMap(([message, values]) =>
        values.map((value, index) => ({
          name: `${path}: ${field}, “${message}” ${index}`,
          site: post(path, nextFamily().token, { ...good, [field]: value }),
          answer: refusal(422, message, { field }),
        })),
      ),
    );
    const keys = KEYS.map((key) => ({
      name: `the key ${key.slice(0, 40)}`,
      site: post('/api/generate-story', nextFamily().token, REQUEST, { 'idempotency-key': key }),
      answer: refusal(400, 'The Idempotency-Key has to be a UUID.'),
    }));
    return { attacks: [...fields, ...keys] };
  },
};
