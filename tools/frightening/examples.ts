/** What the learned weights are trained on: our labeled corpora, and the sentences of our own stories, which are harmless. */
import { readdirSync, readFileSync } from 'node:fs';
import type { AgeBand } from '@tuckaway/domain';
import { splitSentences } from '@tuckaway/domain';
import { parse } from 'yaml';
import { featuresOf } from '../../functions/src/stories/frightening/learned/features.ts';
import type { FrightKind } from '../../functions/src/stories/frightening/rules.ts';
import { sentencesOf } from '../../functions/src/stories/frightening/tokens.ts';
import { withoutIdioms } from '../../functions/src/stories/frightening/without-idioms.ts';
import { PLOTS } from '../../functions/src/stories/plots/plots.data.ts';
import { EXAMPLES } from '../../functions/src/stories/prompt/examples.data.ts';
import { arcStories, curatedStories } from '../story-lab/corpus.ts';

export interface Example {
  text: string;
  /** What it frightens by; null is harmless. */
  kind: FrightKind | null;
  /** It frightens children under six only. */
  isYoung: boolean;
  /** A pair's sentences and a story's sentences belong together. */
  group: string;
  source: string;
}

interface Story {
  title: string;
  pages: readonly string[];
  age?: AgeBand;
}

const CORPUS = new URL('corpus/', import.meta.url);
const DEVELOPMENT = new URL('../../tests/fixtures/frightening-sentences/more.yaml', import.meta.url);
/** Kinds by their names in the corpora. */
const KINDS: Record<string, FrightKind> = {
  'loss-of-parent': 'loss of a parent',
  abandoned: 'abandonment',
  predation: 'predators',
  trapped: 'being trapped',
};
const kindOf = (name: string) => KINDS[name] ?? (name as FrightKind);

/** The features of a text as the product sees them. */
export function namesIn(text: string): string[] {
  return [...featuresOf(sentencesOf(text).flatMap(withoutIdioms)).keys()];
}

export function labeledExamples(): Example[] {
  return [...corpusExamples(), ...developmentExamples()];
}

/** Files of the corpus have a pair on each line, or in harmless.txt one sentence (its README). */
function corpusExamples(): Example[] {
  return readdirSync(CORPUS)
    .filter((name) => name.endsWith('.txt'))
    .flatMap((file) => {
      const name = file.slice(0, -'.txt'.length);
      const lines = readFileSync(new URL(file, CORPUS), 'utf8').trim().split('\n');
      return lines.flatMap((line, index): Example[] => {
        const group = `${name} ${index}`;
        if (name === 'harmless') return [{ text: line, kind: null, isYoung: false, group, source: name }];
        return pair(line.replace(/^~/u, '').split(' | '), kindOf(name), line.startsWith('~'), group, name);
      });
    });
}

function developmentExamples(): Example[] {
  const kinds = parse(readFileSync(DEVELOPMENT, 'utf8')) as Record<string, [string, string, 'young'?][]>;
  return Object.entries(kinds).flatMap(([name, pairs]) =>
    pairs.flatMap(([frightening, harmless, young], index) =>
      pair([frightening, harmless], kindOf(name), young !== undefined, `more ${name} ${index}`, 'more'),
    ),
  );
}

function pair([frightening, harmless]: readonly string[], kind: FrightKind, isYoung: boolean, group: string, source: string): Example[] {
  if (frightening === undefined || harmless === undefined) throw new Error(`A line of the corpus is no pair: ${group}`);
  return [
    { text: frightening, kind, isYoung, group, source },
    { text: harmless, kind: null, isYoung: false, group, source },
  ];
}

/** Sentences of our own stories, each once. */
export function productExamples(localStories: number): Example[] {
  const sources = {
    curated: curatedStories(),
    examples: exampleStories(),
    local: arcStories('frightening', localStories),
    seeds: PLOTS.map(({ id, opening, wish, trouble, turn, sleep }) => ({ title: id, pages: [opening, wish, trouble, turn, sleep] })),
  };
  const examples = Object.entries(sources).flatMap(([source, stories]) =>
    stories.flatMap(({ title, pages }, index) =>
      [title, ...pages.flatMap(splitSentences)].map(
        (text): Example => ({ text, kind: null, isYoung: false, group: `${source} ${index}`, source }),
      ),
    ),
  );
  return [...new Map(examples.map((one) => [one.text, one])).values()];
}

export function exampleStories(): Story[] {
  return EXAMPLES.map(({ request, answer }) => ({
    title: answer.title,
    age: request.age,
    pages: [...answer.pages.map(({ text }) => text), answer.recap],
  }));
}
