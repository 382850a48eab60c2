/** Everything that authors write can be read, and a mistake stops the build. */
import { globSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { canDraw } from '../../art/src/kit.ts';
import { readContent } from '../../domain/reader/read-content.ts';
import * as content from '../../domain/src/content/index.ts';
import { checkCuratedStory } from '../../domain/src/index.ts';
import { dataModules } from '../../functions/data-modules.ts';
import { ROOT } from '../local/paths.ts';
import { curatedDocument } from '../seed/curated-document.ts';
import { curatedSources } from '../seed/sources.ts';

const FILES = [
  ['curated/*.yaml', content.drawableSourceSchema(canDraw)],
  ['examples/*.yaml', content.examplesSchema],
  ['arcs/!(settings)/**/*.yaml', content.arcSchema],
  ['arcs/settings/*.yaml', content.placeWordsSchema],
  ['verse/{out,home,bed}/*.yaml', content.verseSchema],
  ['verse/places/*.yaml', content.placesVerseSchema],
  ['verse/bodies.yaml', content.bodiesVerseSchema],
  ['plots.yaml', content.plotsSchema],
  ['reviews/*.yaml', content.reviewRecordsSchema],
  ['own-stories.yaml', content.ownStoriesSchema],
  ['words/animal-traits.yaml', content.animalTraitsSchema],
  ['words/avoided-topics.yaml', content.avoidedTopicsSchema],
  ['words/friend-ways.yaml', content.friendWaysSchema],
  ['words/profanity.yaml', content.profanitySchema],
  ['words/storyteller.yaml', content.storytellerWordsSchema],
  ['words/unsafe-words.yaml', content.unsafeWordsSchema],
] as const;

test.each(FILES)('%s has no mistake', (pattern, schema) => {
  expect(readContent<unknown>(pattern, schema).length).toBeGreaterThan(0);
});

test('each file of the folder is one of these', () => {
  const folder = join(ROOT, 'content');
  const read = FILES.flatMap(([pattern]) => globSync(pattern, { cwd: folder }));
  expect(
    globSync('**/*.*', { cwd: folder })
      .filter((file) => file !== 'README.md')
      .sort(),
  ).toEqual(read.sort());
});

test('each curated story can be published, under a number of its own', () => {
  const sources = curatedSources();
  const problems = sources.flatMap((source) => {
    const checked = checkCuratedStory(curatedDocument(source), 1, []);
    const others = sources.filter((other) => other !== source && other.id !== undefined && other.id === source.id);
    return [
      ...(checked.ok ? [] : checked.problems),
      ...others.map(({ slug }) => `Number ${source.id} is that of ${slug}, too: take the next free one.`),
    ].map((problem) => `${source.slug}: ${problem}`);
  });
  expect(problems).toEqual([]);
});

test('the functions are built with what a data module read, or not at all', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuckaway-build-'));
  const bundle = async (plots: string) => {
    writeFileSync(join(folder, 'plots.yaml'), plots);
    const reader = JSON.stringify(join(ROOT, 'domain/reader/read-content.ts'));
    const schemas = JSON.stringify(join(ROOT, 'domain/src/content/index.ts'));
    // Node runs a module once, so each build has one of its own.
    const name = `plots-${plots.length}`;
    const file = JSON.stringify(join(folder, 'plots.yaml'));
    writeFileSync(
      join(folder, `${name}.data.ts`),
      `import { readContentFile } from ${reader};\nimport { plotsSchema } from ${schemas};\nexport const PLOTS = readContentFile(${file}, plotsSchema);\n`,
    );
    writeFileSync(join(folder, 'index.ts'), `import { PLOTS } from './${name}.data.ts';\nconsole.log(PLOTS.length);\n`);
    const { outputFiles } = await build({
      entryPoints: [join(folder, 'index.ts')],
      bundle: true,
      write: false,
      logLevel: 'silent',
      plugins: [dataModules],
    });
    return outputFiles[0]?.text;
  };
  expect(await bundle('groups: {}\nplots: []\n')).toContain('PLOTS = []');
  await expect(bundle('groups: {}\nplots:\n  - id: a\n')).rejects.toThrow(`${join(folder, 'plots.yaml')}:3: plots.0.tones: It is missing.`);
});

test('the question about a curated story’s picture asks for what is measured to be drawn, and does not say it', () => {
  const asked = curatedSources().flatMap(({ slug, pages, talk }) =>
    talk ? [{ slug, talk, seen: pages[talk.page - 1]?.visible ?? {} }] : [],
  );
  const faults = asked.flatMap(({ slug, talk: { ask, answer }, seen }) => [
    ...((seen[answer] ?? 0) > 0 ? [] : [`${slug}: “${answer}” is not in the page’s “visible”.`]),
    // How many there are, or where they are, is asked about what the question names.
    ...(/^(?:How many|Where) /u.test(ask) || !ask.toLowerCase().includes(answer) ? [] : [`${slug}: “${ask}” says “${answer}”.`]),
  ]);
  expect(faults).toEqual([]);
  expect(asked).toHaveLength(20);
});
