/**
 * Finding 14: an injection is refused in plain words or stays a value of the prompt's JSON object, as a name, as an animal, and in the notes of an
 * earlier story; the answer is always a whole story or a message.
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { normalizePersonText, parseStoryRequest, trimMarks, VERBS, withoutLastMarks } from '../../domain/src/index.ts';
import { isReview } from '../../tools/storyteller/protocol/reviews.ts';
import type { Answered, SiteRequest } from '../functions/support/deployed-functions.ts';
import { LONG, SEED } from '../long.ts';
import { INJECTIONS } from './data/injections.ts';
import type { Attack, Finding } from './support/attack.ts';
import type { Production } from './support/production.ts';
import { post, REQUEST } from './support/requests.ts';

/** Injections in one finding; their calls fit into the storyteller's records, repairs included. */
const AT_A_TIME = 12;
const [shuffled = []] = fc.sample(fc.shuffledSubarray([...INJECTIONS], { minLength: INJECTIONS.length }), { numRuns: 1, seed: SEED });
const GROUPS = LONG ? Math.ceil(INJECTIONS.length / AT_A_TIME) : 1;

interface Asked {
  body: { messages?: { role: string; content: string }[] };
}

/** The structure of a prompt without its repairs; it has to be the same for every story except for the values. */
function shapeOf({ body }: Asked): string {
  const [system, user] = body.messages ?? [];
  const { avoid: _earlier, cannot = '', ...asked } = JSON.parse(user?.content ?? '') as Record<string, unknown>;
  const texts = Object.values(asked).filter((value) => typeof value === 'string').length;
  // What an animal's body cannot do is said in our verbs alone.
  const others = String(cannot)
    .split(', ')
    .filter((verb) => verb !== '' && !VERBS.some((known) => known === verb));
  return JSON.stringify([system, user?.role, Object.keys(asked), texts, others]);
}

/** Whether each repair is an answer of the model followed by an object with our fields alone. */
function areRepairs({ body }: Asked): boolean {
  const later = body.messages?.slice(2) ?? [];
  const isOurs = (content: string) =>
    Object.keys(JSON.parse(content) as object).every((key) => ['shown', 'problems', 'words', 'pages'].includes(key));
  return later.every(({ role, content }) => role === 'assistant' || (role === 'user' && isOurs(content)));
}

const animalOf = ({ body }: Asked) => (JSON.parse(body.messages?.[1]?.content ?? '') as { animal: string }).animal;

/** How messages about a wish begin, and those about its story. */
const PLAIN_WORDS = /^(?:Please |The (?:child's name|favorite animal) )/u;
const NO_STORY = /^(?:We can’t write a bedtime story about that|The storyteller lost the thread|The story didn’t turn out gentle enough)/u;

/** Injections that, typed as a name or an animal, are neither refused in plain words nor sent as typed, apart from stray marks. */
export function changedInjections(): string[] {
  return (['childName', 'favoriteAnimal'] as const).flatMap((field) =>
    INJECTIONS.filter((text) => {
      const parsed = parseStoryRequest({ ...REQUEST, [field]: text });
      const typed = normalizePersonText(text);
      return parsed.ok
        ? parsed.value[field] !== (field === 'childName' ? withoutLastMarks : trimMarks)(typed)
        : !PLAIN_WORDS.test(parsed.message);
    }),
  );
}

/** What is wrong with an answer; null if it is a whole story or a message. */
function faultOf({ status, text }: Answered): string | null {
  const { title, content, template, message } = JSON.parse(text) as Record<string, unknown>;
  const isPlain = PLAIN_WORDS.test(String(message)) || NO_STORY.test(String(message));
  if (status !== 200) return [422, 502].includes(status) && isPlain ? null : `it is answered ${status} ${message}`;
  const isWhole = [title, content, template].every((part) => typeof part === 'string') && String(content).split('\n\n').length > 2;
  return isWhole && !/[{}<>[\]]/u.test(`${title}${content}`) ? null : `a broken story: ${title} ${content}`;
}

const injectionsAt = (group: number): Finding<Production> => ({
  name: `14 injections, part ${group + 1} of ${GROUPS}`,
  prepare: async ({ database, nextFamily, stage, sentToModel, forgetModelCalls }) => {
    const wish = (body: object, { token } = nextFamily()) =>
      post('/api/generate-story', token, { ...REQUEST, ...body }, { 'idempotency-key': randomUUID() });
    const continued = async (notes: object) => {
      const [family, storyId] = [nextFamily(), randomUUID()];
      await database.doc(`stories/${storyId}`).set({ uid: family.uid, recap: 'They found a bowl.', cast: ['the owl'], ...notes });
      return wish({ continues: { storyId, recap: 'It rained.', cast: [] } }, family);
    };
    const askedModel = async () =>
      (JSON.parse(await sentToModel()) as Asked[]).filter(({ body }) => body.messages !== undefined && !isReview(body));
    await forgetModelCalls();
    // The prompt is the same with the animal as typed, and with the child's name hidden in it.
    for (const site of [wish({}), wish({ favoriteAnimal: 'Zebedee the otter' }), await continued({})]) await stage.ask(site);
    const plain = new Set((await askedModel()).map(shapeOf));
    expect(plain.size).toBe(2);
    await forgetModelCalls();

    const texts = shuffled.slice(group * AT_A_TIME, (group + 1) * AT_A_TIME);
    const generated = new Map<string, number>();
    const attack = (place: string, text: string, site: SiteRequest): Attack => ({
      name: `${place}: ${text}`,
      site,
      answer: (answered) => {
        if (answered.status === 200) generated.set(place, (generated.get(place) ?? 0) + 1);
        return faultOf(answered);
      },
    });
    const attacks = texts.map(async (text) => [
      attack('a name', text, wish({ childName: text })),
      attack('an animal', text, wish({ favoriteAnimal: text })),
      // The database holds no halves of characters.
      attack('what happened before', text, await continued({ recap: text.toWellFormed() })),
      attack('who was there before', text, await continued({ cast: [text.toWellFormed(), 'the owl'] })),
    ]);
    const animals = new Set(texts.map((text) => trimMarks(normalizePersonText(text))));
    return {
      attacks: (await Promise.all(attacks)).flat(),
      // The families' own stories.
      mayChange: /^(?:stories|storyDrafts|storyRequests|storyUsage|system)\//,
      mayAskModel: true,
      afterwards: async () => {
        const asked = await askedModel();
        expect(asked.map(shapeOf).filter((shape) => !plain.has(shape))).toEqual([]);
        expect(asked.filter((one) => !areRepairs(one))).toEqual([]);
        // As typed without stray marks, except for the child's name.
        expect(
          asked.map(animalOf).filter((animal) => animal !== REQUEST.favoriteAnimal && !animals.has(animal) && !animal.includes('{word}')),
        ).toEqual([]);
        for (const place of ['a name', 'an animal']) expect(generated.get(place) ?? 0, place).toBeLessThan(texts.length);
        expect([...generated.values()].reduce((sum, many) => sum + many, 0)).toBeGreaterThan(texts.length);
      },
    };
  },
});

export const injections = Array.from({ length: GROUPS }, (_, group) => injectionsAt(group));
