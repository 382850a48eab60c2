import { type ChildAppearance, COVER_IDS, DEFAULT_SCENE, type Story } from '@tuckaway/domain';
import { describe, expect, it } from 'vitest';
import { FOX_STORY } from '../../../../testing/fixtures.ts';
import { passagesOf } from '../book.ts';
import { familyBook } from './family-book.ts';

const TEXTS = ['Mia met a fox.\n\n“Good evening,”\nsaid the fox.', 'They carried a lamp.', 'Mia slept.'];
const PAGES = TEXTS.map((text, index) => ({
  text,
  scene: { ...DEFAULT_SCENE, place: 'bakery' as const, time: index === 2 ? ('night' as const) : ('evening' as const) },
}));
const PAGED: Story = { ...FOX_STORY, pages: PAGES };
const drawn = (story: Story, looks: (ChildAppearance | null)[] = []) =>
  familyBook(story, looks).pages.map(({ picture }) => (picture?.kind === 'drawn' ? picture.picture : null));

describe('a family’s book', () => {
  it('has the stored pages with their scenes, from the first one on', () => {
    expect(familyBook(PAGED, []).pages.map(({ paragraphs }) => paragraphs)).toEqual([
      ['Mia met a fox.', '“Good evening,”\nsaid the fox.'],
      ['They carried a lamp.'],
      ['Mia slept.'],
    ]);
    expect(drawn(PAGED).map((picture) => [picture?.page, picture?.scene.place, picture?.scene.time])).toEqual([
      [0, 'bakery', 'evening'],
      [1, 'bakery', 'evening'],
      [2, 'bakery', 'night'],
    ]);
  });

  it.each(COVER_IDS)('has the light of the cover that was chosen for it on every page: %s [spec 1.3, 2.40, 3.21]', (coverImage) => {
    expect(drawn({ ...PAGED, coverImage }).map((picture) => picture?.cover)).toEqual([coverImage, coverImage, coverImage]);
  });

  it('has a last page once its end is written', () => {
    expect(drawn(PAGED).map((picture) => picture?.last)).toEqual([undefined, undefined, true]);
    expect(familyBook(PAGED, [], false).pages.flatMap(({ picture }) => (picture?.kind === 'drawn' ? [picture.picture.last] : []))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('has the language and the direction of its text [fault 11]', () => {
    const arabic = { ...FOX_STORY, title: 'ثعلب', content: '<p>كان يا ما كان، أضاء Mia المصباح.</p>' };
    expect(familyBook(PAGED, [])).toMatchObject({ language: 'en', direction: 'ltr' });
    expect(familyBook(arabic, [])).toMatchObject({ language: 'ar', direction: 'rtl' });
    const english = { ...FOX_STORY, title: 'محمد', content: '<p>محمد slept.</p><p>The lamp yawned, and so did the moon.</p>' };
    expect(familyBook(english, [])).toMatchObject({ language: 'en', direction: 'ltr' });
  });

  it('names all of its children', () => {
    expect(familyBook({ ...PAGED, siblings: ['Leo', 'Ana'] }, [])).toMatchObject({
      line: 'A magical adventure for Mia, Leo, and Ana featuring fox',
      ending: 'Sweet dreams, Mia, Leo, and Ana!',
    });
  });

  it('is read aloud with title, paragraphs and the good night in their turn', () => {
    expect(passagesOf(familyBook(PAGED, [])).map((passages) => passages.map(({ place, text }) => `${place}: ${text}`))).toEqual([
      ['title: The Fox & the Lamp', '0: Mia met a fox.', '1: “Good evening,”\nsaid the fox.'],
      ['0: They carried a lamp.'],
      ['0: Mia slept.', 'end: Sweet dreams, Mia!'],
    ]);
  });
});
