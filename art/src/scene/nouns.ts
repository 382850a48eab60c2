/** How a text alternative calls those on a page. */
import { type Act, type ChildAppearance, characterOf, type StoryPicture } from '@tuckaway/domain';
import { inWords } from '../creatures/lexicon.ts';
import { kinIn } from '../people/words.ts';
import { bareName, creatureOf } from './creature-of.ts';

const PERSON_NOUNS: Readonly<Record<string, string>> = { child: 'child', adult: 'grown-up', girl: 'girl', boy: 'boy', baby: 'baby' };

export function nounOf(name: string, picture: StoryPicture): string {
  const bare = bareName(name);
  const kind = creatureOf(name, picture);
  if (kind !== null) return kind === 'cloak' ? 'friend in a night cloak' : inWords(kind);
  if (bare.startsWith('sibling')) return 'child';
  const described = characterOf(bare, picture.cast);
  const word = described?.kind ?? bare;
  return [(described?.age ?? (described && kinIn(bare)?.age)) === 'old' ? 'old' : '', PERSON_NOUNS[word] ?? word].filter(Boolean).join(' ');
}

/** Acts in which a wheelchair stays behind. */
const WITHOUT_WHEELS: readonly (Act['does'] | undefined)[] = ['lie', 'sleep', 'swim', 'ride on'];

/**
 * What a child wears or uses, as its family would say it. Skin, hair and body are never named: they need no remark, and a screen reader would
 * repeat them on every page.
 */
export function usedBy({ hair, glasses, hearingAid, wheelchair }: ChildAppearance, does: Act['does'] | undefined): string {
  const worn = [glasses ? 'glasses' : '', hearingAid === 'both' ? 'hearing aids' : hearingAid ? 'a hearing aid' : ''].filter(Boolean);
  const headwear = hair === 'hijab' || hair === 'patka' ? `in a ${hair}` : '';
  const seated = wheelchair !== undefined && !WITHOUT_WHEELS.includes(does) ? 'in a wheelchair' : '';
  return [headwear, worn.length > 0 ? `with ${worn.join(' and ')}` : '', seated].filter(Boolean).join(' ');
}
