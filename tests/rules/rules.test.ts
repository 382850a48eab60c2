/**
 * firestore.rules, one describe block per match statement. A test case (cases.ts) is one request by one user with the expected verdict. Cases come from
 * permissions.ts (every role of users.ts × operation × collection of collections.ts), schema-cases.ts (every field a browser writes), text-cases.ts
 * (ids, names in every script), list-cases.ts, rest-cases.ts and other-cases.ts.
 *
 * Write cases store nothing: `withoutSaving` adds a write whose precondition fails after the rules were evaluated. coverage.ts checks that every
 * condition was both true and false; domain-agreement.test.ts compares the rules' patterns with form and function; indexes.test.ts checks that every
 * query has its index. Mutants (mutants/) change the conditions: if no case notices one, a case is missing.
 *
 * Adding a rule: its collection in collections.ts, who may do what in permissions.ts, its schema in `STORED` of schema-cases.ts, its match below.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LONG, SEED } from '../long.ts';
import { casesOfPermissions, storedDocuments, type TestCase } from './cases.ts';
import { COLLECTION_NAMES, type CollectionName } from './collections.ts';
import { conditionsSeen } from './coverage.ts';
import { type Emulator, forEachConcurrently, RULES, useEmulator } from './emulator.ts';
import { otherCases } from './other-cases.ts';
import { OPERATIONS, type Operation, whoMay } from './permissions.ts';
import { fieldsOf, STORED, schemaCases } from './schema-cases.ts';
import { textCases } from './text-cases.ts';

/** The match statement of each collection with a rule. */
const MATCHES = {
  users: '/users/{uid}',
  'users/favorites': '/users/{uid}/favorites/{storyId}',
  'users/progress': '/users/{uid}/progress/{storyId}',
  'users/children': '/users/{uid}/children/{childId}',
  'users/friends': '/users/{uid}/friends/{childId}',
  'users/memories': '/users/{uid}/memories/{memoryId}',
  'users/agreements': '/users/{uid}/agreements/{version}',
  'users/choices': '/users/{uid}/choices/{choice}',
  stories: '/stories/{id}',
  'stories/voices': '/stories/{id}/voices/{voiceId}',
  'stories/voices/recordings': '/stories/{id}/voices/{voiceId}/recordings/{page}',
  storyDrafts: '/storyDrafts/{id}',
} as const satisfies Partial<Record<CollectionName, string>>;
type OpenCollection = keyof typeof MATCHES;
const OPEN = Object.keys(MATCHES) as OpenCollection[];
/** Those that a client may write; the function writes stories, drafts and voices. */
const WRITTEN = OPEN.filter((name) => whoMay('create', name) !== 'no client');
const CLOSED = COLLECTION_NAMES.filter((name) => !OPEN.some((open) => open === name));

// Each collection with a rule gets several projects, because the emulator's coverage report is slow after many requests.
const PROJECTS = 4;
const emulators = new Map<string, Emulator>(
  [...OPEN.flatMap((collection) => Array.from({ length: PROJECTS }, (_, number) => `${collection}-${number}`)), 'closed'].map((name) => [
    name,
    useEmulator(`demo-rules-cases-${name.replaceAll('/', '-').toLowerCase()}`),
  ]),
);
const emulatorFor = ({ collection, title }: TestCase) =>
  emulators.get(`${collection}-${title.length % PROJECTS}`) ?? (emulators.get('closed') as Emulator);

beforeAll(async () => {
  const documents = storedDocuments();
  await forEachConcurrently([...emulators.values()], async (emulator) => {
    await emulator.clear();
    await emulator.loadRules(RULES);
    await emulator.writeDocuments(documents);
  });
});
afterAll(() => forEachConcurrently([...emulators.values()], (emulator) => emulator.clear()));

/** The cases whose verdict is not the expected one. */
async function failuresOf(cases: readonly TestCase[]): Promise<string[]> {
  expect(cases.length).toBeGreaterThan(0);
  const failures: string[] = [];
  await forEachConcurrently(cases, async (testCase) => {
    const verdict = await emulatorFor(testCase).verdict(testCase.user, testCase.request);
    if (verdict !== testCase.expected) failures.push(`${testCase.title}: ${verdict}`);
  });
  return failures;
}

const permissions = casesOfPermissions();
const ofSchemas = schemaCases();
const others = [...otherCases(), ...textCases()];

const rowsOf = (collection: CollectionName) =>
  OPERATIONS.map((operation) => [operation, whoMay(operation, collection), collection] as const);
const casesOfRow = (collection: CollectionName, operation: string) =>
  permissions.filter(({ title }) => title.endsWith(`: ${operation} in ${collection}`));
/** Of a collection without a rule, `npm test` sends the requests of the owner, a stranger and one more role; the long run those of all. */
const sampled = (collection: CollectionName, operation: Operation) => {
  const cases = casesOfRow(collection, operation);
  const isFirst = ({ title }: TestCase) => /^(?:the owner|a stranger):/.test(title);
  const others = cases.filter((each) => !isFirst(each));
  const nth = SEED + CLOSED.indexOf(collection) + OPERATIONS.indexOf(operation);
  return LONG ? cases : cases.filter((each) => isFirst(each) || each === others[nth % others.length]);
};
const isAbout = (name: string) => (testCase: TestCase) => testCase.title.includes(`: ${name} is `);

describe.each(OPEN)('%s', (collection) => {
  describe(`match ${MATCHES[collection]}`, () => {
    test.each(rowsOf(collection))('%s is allowed for %s [spec 3.1, 5.6, 6.2, 6.4, 6.5, 7.12, 7.13, 7.14, 7.16]', async (operation) => {
      expect(await failuresOf(casesOfRow(collection, operation))).toEqual([]);
    });

    test('ids, names, page numbers, emails, list sizes and batches are checked [spec 6.2, 7.16]', async () => {
      expect(await failuresOf(others.filter((testCase) => testCase.collection === collection))).toEqual([]);
    });
  });
});

describe.each(WRITTEN)('what a browser writes to %s', (collection) => {
  const fields = fieldsOf(STORED.find((stored) => stored.collection === collection)?.schema as (typeof STORED)[number]['schema']).fields;
  const names = fields.map(([name]) => name);
  const cases = ofSchemas.filter((testCase) => testCase.collection === collection);

  describe(`match ${MATCHES[collection]}`, () => {
    test.each(names)('%s must have its type and limits [spec 3.1, 3.20, 3.22, 4.6, 7.13]', async (name) => {
      expect(await failuresOf(cases.filter(isAbout(name)))).toEqual([]);
    });

    test('every required field must exist, and no other field may [spec 3.1, 3.3, 3.4, 7.15]', async () => {
      expect(await failuresOf(cases.filter((testCase) => !names.some((name) => isAbout(name)(testCase))))).toEqual([]);
    });
  });
});

test.each(CLOSED.flatMap(rowsOf))(
  'collections without a match %s is allowed for %s in %s [spec 3.1, 5.6, 6.2, 6.4, 6.5, 7.12, 7.13, 7.14, 7.16]',
  async (operation, _who, collection) => {
    expect(await failuresOf(sampled(collection, operation))).toEqual([]);
  },
);

test('every role has exactly one case for each operation in each collection', () => {
  expect(new Set(permissions.map(({ title }) => title)).size).toBe(permissions.length);
  expect(STORED.map(({ collection }) => collection).sort()).toEqual([...WRITTEN].sort());
});

test('every condition was evaluated to true and to false', async () => {
  const reports = await Promise.all([...emulators.values()].map((emulator) => emulator.coverage()));
  const conditions = conditionsSeen(RULES, reports);
  const halfSeen = conditions.filter(({ seen }) => seen.size < 2);
  expect(halfSeen.map(({ line, text, seen }) => `line ${line}, never ${seen.has(true) ? 'false' : 'true'}: ${text}`)).toEqual([]);
  expect(conditions.length).toBeGreaterThan(80);
  if (LONG)
    console.info(
      `rules: ${permissions.length} cases of role x operation x collection, ${ofSchemas.length} of the schemas, ${others.length} of ids, names and lists; ${conditions.length} conditions seen true and false`,
    );
}, 120_000);
