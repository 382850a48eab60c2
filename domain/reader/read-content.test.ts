import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { arcSchema, avoidedTopicsSchema, drawableSourceSchema, examplesSchema, plotsSchema } from '../src/content/index.ts';
import { ContentError, readContent, readContentFile } from './read-content.ts';

/** A folder with these files. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'tuckaway-content-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

/** What is wrong with these files, without their folder. */
function mistakesIn<T>(files: Readonly<Record<string, string>>, schema: z.ZodMiniType<T>): string[] {
  const folder = folderOf(files);
  try {
    readContent('*.yaml', schema, folder);
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n').map((line) => line.replace(`${folder}/`, ''));
    throw error;
  }
  return [];
}

const ARC = `id: a-test
place: forest
titles: |
  One
  Two
refrain: |
  Puff, and out / Puff
choices:
  friend: |
    a mole | the mole | mole
recap: |
  {child} helped.
cast: friend
pages:
  - scene: { view: wide, time: evening, acts: ['child stands, left', 'friend sits, right'], things: [lantern x2] }
    short: |
      One. | Uno.

      <moods>
    moods: |
      [funny] Two. | Due.
`;

const PLOT = `groups:
  high: [clouds, space]
plots:
  - id: warm-lamp
    settings: [high, farm]
    tones: [calm]
    opening: The lamp took long.
    wish: to see
    trouble: blinking
    deed: '{child} holds it'
    sleep: both blink
    bodies: [tiny]
`;

const EXAMPLE = `- title: The Loaf
  request: { animal: mole, setting: bakery, tone: cozy, age: 2-3, words: 20, children: 2 }
  recap: They baked.
  cast: [the baker]
  pages:
    - scene: { place: home, space: inside, view: near, time: night, acts: ['child sits, happy, left', 'sibling lies, sleepy, right, small, muddy'] }
      text: |
        One.

        Two.
  plot: [a, b, c, d, e]
  thoughts: { engine: f, trouble: g, deed: h }
`;

test('reads files in the order of their names, and words of notations', () => {
  const folder = folderOf({ 'b.yaml': 'x: 2\n', 'a.yaml': 'x: 1\n', 'c.txt': 'none' });
  expect(readContent('*.yaml', z.strictObject({ x: z.number() }), folder)).toEqual([{ x: 1 }, { x: 2 }]);
  const write = (text: string) => join(folderOf({ 'one.yaml': text }), 'one.yaml');
  expect(readContentFile(write(PLOT), plotsSchema)[0]).toMatchObject({ id: 'warm-lamp', settings: ['clouds', 'space', 'farm'] });
  expect(readContentFile(write(ARC), arcSchema).lengths[0][0]?.paragraphs.map((lines) => lines.map(({ when }) => when))).toEqual([
    [[]],
    [['funny']],
  ]);
  expect(readContentFile(write(EXAMPLE), examplesSchema)[0]).toEqual({
    request: {
      animal: 'mole',
      setting: 'bakery',
      tone: 'cozy',
      age: '2-3',
      words: 20,
      children: ['{child}', '{child2}'],
      plot: [...'abcde'],
    },
    answer: {
      engine: 'f',
      trouble: 'g',
      deed: 'h',
      title: 'The Loaf',
      pages: [
        {
          text: 'One.\n\nTwo.',
          scene: {
            place: 'home',
            space: 'inside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'sibling', pose: 'lie', emotion: 'sleepy', size: 'small', side: 'right', state: 'muddy' },
            ],
            objects: [],
            focus: 'child',
            staging: {
              view: 'near',
              acts: [
                { who: ['child'], does: 'sit', feels: 'happy', side: 'left' },
                { who: ['sibling'], does: 'lie', feels: 'sleepy', size: 'small', side: 'right', state: 'muddy' },
              ],
              things: [],
            },
          },
        },
      ],
      recap: 'They baked.',
      cast: ['the baker'],
    },
  });
});

const STAGED = EXAMPLE.replace(/acts: .*\]/u, 'acts: ["child and paloma pull rope from bread, proud"], things: [bowl x6 on shelf]').replace(
  '  pages:',
  `  pictureCast:
    characters:
      paloma: { kind: woman, age: old, hair: gray bun, wears: { dress: purple, apron: cream } }
    things:
      rope: { kind: rope, color: straw }
  pages:`,
);

test('reads acts, and whom and what they name', () => {
  const [{ answer } = {}] = readContentFile(join(folderOf({ 'one.yaml': STAGED }), 'one.yaml'), examplesSchema);
  expect(answer?.pictureCast).toEqual({
    characters: [
      {
        ...{ name: 'paloma', kind: 'woman', age: 'old', hair: 'gray bun' },
        wears: [
          { what: 'dress', color: 'purple' },
          { what: 'apron', color: 'cream' },
        ],
      },
    ],
    things: [{ name: 'rope', kind: 'rope', color: 'straw' }],
  });
  expect(answer?.pages[0]?.scene).toMatchObject({
    view: 'near',
    figures: [{ who: 'child' }, { who: 'woman' }],
    staging: {
      view: 'near',
      acts: [{ who: ['child', 'paloma'], does: 'pull', what: 'rope', to: 'bread', feels: 'proud' }],
      things: [{ thing: 'bowl', count: 6, where: 'on', of: 'shelf' }],
    },
  });
});

test('reports every mistake of every file at its line', () => {
  const broken = ARC.replace('[funny]', '[angry]')
    .replace('Uno', ' ')
    .replace('child stands', 'child hops')
    .replace('Puff, and out / Puff', 'Puff');
  expect(
    mistakesIn({ 'a.yaml': broken, 'b.yaml': ARC.replace('time: evening', 'time: later').replace('cast:', 'casts:') }, arcSchema),
  ).toEqual([
    'a.yaml:7: refrain: The refrain “Puff” needs a phrase and its last form: phrase / last form.',
    'a.yaml:15: pages.0.scene.acts.0: “child hops, left” is no act: who does what, such as “child and owl pull rope, proud”.',
    'a.yaml:21: pages.0.moods: “angry” is not a condition: [angry] Two. | Due.',
    'b.yaml:1: cast: It is missing.',
    'b.yaml:13: casts: There is no such field.',
    'b.yaml:15: pages.0.scene.time: “later” is none of: morning, day, afternoon, evening, night, late-night.',
  ]);
});

test.each([
  [
    'a figure that is no choice',
    ARC.replace('friend sits', 'dodo sits'),
    arcSchema,
    'one.yaml:15: pages.0.scene.acts.1: “dodo” is not a figure.',
  ],
  ['too many objects', ARC.replace('lantern x2', 'lantern x13'), arcSchema, 'one.yaml:15: pages.0.scene.things: More than 12 things.'],
  [
    'a position of an unknown figure',
    ARC.replace('things: [lantern x2]', 'exactly: { child: [20, 80], dodo: [5, 5] }'),
    arcSchema,
    'one.yaml:15: pages.0.scene.exactly.dodo: “dodo” is not a figure or an object.',
  ],
  [
    'a position of a figure that is not there',
    ARC.replace('things: [lantern x2]', 'exactly: { mole: [50, 50] }'),
    arcSchema,
    'one.yaml:15: pages.0.scene.exactly.mole: “mole” has a position, but no act or thing names it.',
  ],
  [
    'a thing that is in two places',
    ARC.replace('lantern x2', 'lantern on table at 40 50'),
    arcSchema,
    'one.yaml:15: pages.0.scene.things.0: A thing is on something, or at a position of its own: lantern on table at 40 50',
  ],
  [
    'a thing under a figure',
    ARC.replace('lantern x2', 'lantern under child'),
    arcSchema,
    'one.yaml:15: pages.0.scene.things.0: Nothing is under child: a figure has things on, in the hand of, beside, hanging from it.',
  ],
  ['an empty wording', ARC.replace('Uno.', ' '), arcSchema, 'one.yaml:17: pages.0.short: A wording is empty: One. |'],
  [
    'a bar without a space',
    ARC.replace('One. |', 'One.|'),
    arcSchema,
    'one.yaml:17: pages.0.short: A “|” has a space on both sides, a condition is in [ ], and a slot is in < >: One.| Uno.',
  ],
  [
    'moods that are told nowhere',
    ARC.replace('      <moods>\n', ''),
    arcSchema,
    'one.yaml:16: pages.0.short: No line says where <moods> are told.',
  ],
  ['moods that are not there', ARC.replace(/ {4}moods:.*$/su, ''), arcSchema, 'one.yaml:16: pages.0.short: <moods> is not on this page.'],
  ['a condition that is not closed', ARC.replace('[funny]', '[funny'), arcSchema, 'one.yaml:21: pages.0.moods: A “|” has'],
  ['a slot that is not closed', ARC.replace('Uno', '<Friend.the sat'), arcSchema, 'one.yaml:17: pages.0.short: A “|” has'],
  [
    'a choice that cannot be drawn',
    ARC.replace('| mole', '| mule'),
    arcSchema,
    'one.yaml:10: choices.friend: “mule” is not a figure or an object of scenes: a mole | the mole | mule',
  ],
  ['an unknown body', ARC.replace('place: forest', 'body: wings'), arcSchema, 'one.yaml:2: body: “wings” is none of: hands, four legs,'],
  [
    'a place beside a body',
    ARC.replace('place: forest', 'place: forest\nbody: hooves'),
    arcSchema,
    'one.yaml:3: body: An arc has a place, a body or a moment.',
  ],
  [
    'a list that is a text',
    PLOT.replace('[calm]', 'calm'),
    plotsSchema,
    'one.yaml:6: plots.0.tones: A list is expected, such as [one, two].',
  ],
  ['a text that is a number', PLOT.replace('to see', '7'), plotsSchema, 'one.yaml:8: plots.0.wish: A text is expected: put it in quotes.'],
  [
    'an act without a verb',
    STAGED.replace('pull', 'yank'),
    examplesSchema,
    'one.yaml:11: 0.pages.0.scene.acts.0: “child and paloma yank rope from bread, proud” is no act',
  ],
  [
    'a name that is not in the cast',
    STAGED.replace('from bread', 'from bedding'),
    examplesSchema,
    '“bedding” is not a figure or an object.',
  ],
  [
    'an unknown setting',
    PLOT.replace('farm', 'moon'),
    plotsSchema,
    'one.yaml:5: plots.0.settings.1: “moon” is neither a setting nor a group.',
  ],
  [
    'a part of a pattern that is not there',
    readFileSync(join(import.meta.dirname, '../../content/words/avoided-topics.yaml'), 'utf8').replace('{water}s?|end', '{watre}s?|end'),
    avoidedTopicsSchema,
    'topics.deep-water.words: “deep(?:er|est)?[- ](?:\\p{L}+ )?(?:{watre}s?|end|waves?|current)” is no regular expression, or a part',
  ],
  ['a field without its text', PLOT.replace('to see', ''), plotsSchema, 'one.yaml:8: plots.0.wish: It is empty.'],
  ['a field that is there twice', `${PLOT}    wish: again\n`, plotsSchema, 'one.yaml:13: This field is there twice.'],
] as const)('reports %s', (_what, text, schema, expected) => {
  expect(mistakesIn<unknown>({ 'one.yaml': text }, schema)[0]).toContain(expected);
});

test.each([
  ['an open bracket', PLOT.replace('[calm]', '[calm'), /^one\.yaml:7: .*is each bracket closed/u],
  ['a colon in a text', PLOT.replace('The lamp', 'The lamp: it'), /^one\.yaml:7: .*is a text with “: ” or “ #” in quotes\?$/u],
  ['a field that is indented less', PLOT.replace('    wish', '   wish'), /^one\.yaml:8: .*Is it indented like its neighbors/u],
  ['a tab', PLOT.replace('    wish', '\twish'), /^one\.yaml:8: It is indented with a tab: use spaces\.$/u],
])('reports %s once, and says what to look for', (_what, text, expected) => {
  expect(mistakesIn<unknown>({ 'one.yaml': text }, plotsSchema)).toEqual([expect.stringMatching(expected)]);
});

test('reports a file that is not there', () => {
  expect(() => readContentFile('/no/such.yaml', plotsSchema)).toThrow(new ContentError(['/no/such.yaml cannot be read (ENOENT).']));
});

/** Eleven lines. */
const STORY_HEAD = `slug: a
title: A
description: A story.
category: Cozy
age: 4-5
tone: cozy
setting: farm
animal: hare
rating: 5
readingTime: 1
cover: A hare.
`;

test('reports what a page in acts names, although it is not drawn', () => {
  const story = `${STORY_HEAD}coverScene: { set: { name: land }, time: day, acts: [bea stands], exactly: { bea: [50, 90] } }
cast: { characters: { bea: { kind: hair } } }
pages:
  - text: One.
    picture: A hare.
    scene:
      set: { name: land }
      time: day
      acts:
        - bea holds dodo
        - bea juggles
`;
  const schema = drawableSourceSchema((what) => what === 'hare');
  expect(mistakesIn({ 'a.yaml': story.replace('        - bea juggles\n', '') }, schema)).toEqual([
    'a.yaml:13: cast.characters.bea.kind: Nothing is called “hair”.',
    'a.yaml:21: pages.0.scene.acts.0: “dodo” is not a figure or an object.',
  ]);
  expect(mistakesIn({ 'a.yaml': story }, schema).join()).toContain('“bea juggles” is no act');
});

test('reports fields and places that a curated scene does not have', () => {
  const story = `${STORY_HEAD}coverScene: { set: { name: land }, time: day, things: [hare at 36 92] }
pages:
  - text: One.
    picture: A hare.
    scene:
      set: { name: land, color: red }
      time: day
      players: [hare]
`;
  const found = mistakesIn(
    { 'a.yaml': story },
    drawableSourceSchema((what) => what === 'hare'),
  );
  expect(found).toEqual([
    'a.yaml:17: pages.0.scene.set.color: A color looks like “#a1b2c3”.',
    'a.yaml:19: pages.0.scene.players: There is no such field.',
  ]);
});

test('reports a pattern without files', () => {
  expect(mistakesIn({}, z.unknown())).toEqual([expect.stringMatching(/^There is no file .*\*\.yaml\.$/)]);
});
