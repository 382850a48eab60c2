/** Finding 7: however a child's name is written in a wish, neither the model nor moderation sees it. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Finding } from './support/attack.ts';
import type { Production } from './support/production.ts';
import { post, REQUEST } from './support/requests.ts';

/** Names that no story contains by chance, with spellings that families and attackers use. */
const SPELLINGS: Record<string, readonly string[]> = {
  Søphrynn: ['Sophrynn', 'Soephrynn', 'SØPHRYNN', 'Söphrynn', 'S-ø-p-h-r-y-n-n'],
  Łuzgaweł: ['Luzgawel', 'łuzgaweł', 'LUZGAWEŁ', 'Ł.u.z.g.a.w.e.ł'],
  Weißqorn: ['Weissqorn', 'WEISSQORN', 'Wei-ß-qorn'],
  Æsvarg: ['Aesvarg', 'Äsvarg', 'æsvarg'],
  Müzquell: ['Muezquell', 'Muzquell', 'mu\u0308zquell', 'M’üzquell'],
  Zörgwin: ['Zoergwin', 'Zorgwin', 'Zo\u0308rgwin', 'Z·ö·r·g·w·i·n'],
  Quillabert: ['Q-u-i-l-l-a-b-e-r-t', 'Qui\u0301llabert', 'QUILLABERT', 'Quilla-bert', 'Quilla’bert', 'Quı̇llabert'],
};
/** Braces, which the notes of an earlier story may contain, around and between the letters of a name. */
const BRACES = [
  '{N}',
  '{{N}}',
  '{child N}',
  '{N',
  'N}',
  'Quil{}labert',
  'Quil{la}bert',
  '{Q}uillabert',
  '{child}N',
  '{word}N',
  '｛N｝',
  '{Quil}{labert}',
];
const FOR_BRACES = 'Quillabert';
/** Words in notes that a device made up, and in those of another family. */
const FORGED = 'zumblewick';
const FOREIGN = 'vexmorrow';

/** Letters only, so that marks and separators hide nothing. */
const bare = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
const FORBIDDEN = [...Object.keys(SPELLINGS), ...Object.values(SPELLINGS).flat()].map(bare);

export const hiddenNames: Finding<Production> = {
  name: '7 names in other spellings and braces',
  prepare: async ({ database, nextFamily, sentToModel, forgetModelCalls, canaries }) => {
    canaries.push(
      ...Object.entries(SPELLINGS)
        .flatMap(([name, others]) => [name, ...others])
        .map((text) => ({ kind: 'name' as const, text })),
    );
    await forgetModelCalls();
    const wish = (body: object, { token } = nextFamily()) =>
      post('/api/generate-story', token, { ...REQUEST, ...body }, { 'idempotency-key': randomUUID() });
    const animals = Object.entries(SPELLINGS).flatMap(([childName, spellings]) =>
      spellings.map((spelling) => ({
        name: `the animal “${spelling}’s owl” of ${childName}`,
        site: wish({ childName, favoriteAnimal: `${spelling}’s owl` }),
        answer: { status: 200 },
      })),
    );
    const forms = BRACES.map((form) => form.replace('N', FOR_BRACES));
    const notesWith = (form: string) => ({ recap: `${form} found a lamp.`, cast: [`the owl of ${form}`] });
    const notes = await Promise.all(
      forms.map(async (form) => {
        const storyId = randomUUID();
        const family = nextFamily();
        await database.doc(`stories/${storyId}`).set({ uid: family.uid, ...notesWith(form) });
        return {
          name: `stored notes with ${form}`,
          site: wish({ childName: FOR_BRACES, continues: { storyId, recap: 'It rained.', cast: [] } }, family),
          answer: { status: 200 },
        };
      }),
    );
    const stranger = randomUUID();
    await database.doc(`stories/${stranger}`).set({ uid: 'user-1', recap: `The ${FOREIGN} slept.`, cast: [] });
    const forged = [randomUUID(), stranger].map((storyId) => ({
      name: `notes for ${storyId === stranger ? 'another family’s story' : 'a missing story'}`,
      site: wish({ continues: { storyId, recap: `The ${FORGED} slept.`, cast: [`the ${FORGED}`] } }),
      answer: { status: 200 },
    }));
    const siblings = Object.entries(SPELLINGS).map(([sibling, [spelling]]) => ({
      name: `the animal of the sibling ${sibling}`,
      site: wish({ childName: 'Robin', siblings: [sibling], favoriteAnimal: `owl of ${spelling}` }),
      answer: { status: 200 },
    }));
    return {
      attacks: [...animals, ...notes, ...forged, ...siblings],
      // The families' own stories.
      mayChange: /^(?:stories|storyRequests|storyUsage|system)\//,
      mayAskModel: true,
      afterwards: async () => {
        const seen = bare(await sentToModel());
        expect(FORBIDDEN.filter((name) => seen.includes(name))).toEqual([]);
        // The notes of the families' own stories arrive, and no others.
        expect(seen).toContain('foundalamp');
        expect([FORGED, FOREIGN].filter((word) => seen.includes(word))).toEqual([]);
      },
    };
  },
};
