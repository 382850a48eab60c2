import { paragraphsToHtml } from '@tuckaway/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type StoredStory, sharedCopy } from './shared-copy.ts';

const story = (changes: Partial<StoredStory> = {}): StoredStory => ({
  title: 'Mia and the Lamp',
  content: paragraphsToHtml(['Mia yawned. “Mia,” said the lamp, “is it late?”', 'Under Mia’s bed, a sock & a fox slept.']),
  template: paragraphsToHtml(['{child} yawned. “{child},” said the lamp, “is it late?”', 'Under {child}’s bed, a sock & a fox slept.']),
  childName: 'Mia',
  favoriteAnimal: 'fox',
  storySetting: 'forest',
  ...changes,
});

describe('without the name', () => {
  test('the child is “the little one”, with a capital at the beginning of a sentence', () => {
    expect(sharedCopy(story(), false)?.shown).toEqual({
      title: 'The Little One and the Lamp',
      paragraphs: [
        'The little one yawned. “The little one,” said the lamp, “is it late?”',
        'Under the little one’s bed, a sock & a fox slept.',
      ],
      childName: null,
      animal: 'fox',
    });
  });

  test('everything that is shown is moderated and reviewed', () => {
    const copy = sharedCopy(story(), false);
    const { title, paragraphs = [] } = copy?.shown ?? {};
    expect(copy?.moderated).toEqual([title, ...paragraphs, 'fox']);
    // Short paragraphs are reviewed as one page.
    expect(copy?.reviewed).toEqual([title, paragraphs.join('\n\n'), 'fox']);
  });

  test('a word that is also a name stays if the story means the word', () => {
    const rose = story({ childName: 'Rose', title: 'Goodnight', template: paragraphsToHtml(['{child} smelled the rose.']) });
    expect(sharedCopy(rose, false)?.shown.paragraphs).toEqual(['The little one smelled the rose.']);
  });

  test('an animal that contains the child’s name is left out', () => {
    for (const [childName, favoriteAnimal] of [
      ['Robin', 'robin'],
      ['Mia', 'Mia’s rabbit'],
    ] as const) {
      const shown = sharedCopy(story({ childName, favoriteAnimal, title: `${childName} Sleeps` }), false)?.shown;
      expect(shown).toMatchObject({ animal: null, childName: null, title: 'The Little One Sleeps' });
    }
  });

  test('other children are friends', () => {
    const copy = sharedCopy(
      story({
        title: 'Mia, Ben and Zoe Sail',
        siblings: ['Ben', 'Zoe'],
        template: paragraphsToHtml(['{sibling1} rowed. {child} sang with {sibling2}.']),
      }),
      false,
    );
    expect(copy?.shown.title).toBe('The Little One, a Friend and a Friend Sail');
    expect(copy?.shown.paragraphs).toEqual(['A friend rowed. The little one sang with a friend.']);
  });

  test('no name is left anywhere', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnoprstuvzäöüéščжшя'), minLength: 3, maxLength: 9 });
    const names = letters
      .map((text) => text.charAt(0).toUpperCase() + text.slice(1))
      .filter((name) => !/^(?:The|Little|One|And|Lamp)$/.test(name));
    fc.assert(
      fc.property(names, fc.constantFrom('{n} and the Lamp', 'The Lamp of {n}', '{n}’s Lamp', 'Goodnight, {n}!'), (name, title) => {
        const copy = sharedCopy(story({ childName: name, title: title.replace('{n}', name) }), false);
        const words = JSON.stringify(copy).split(/[^\p{L}\p{M}]+/u);
        expect(words).not.toContain(name);
      }),
      { numRuns: 300 },
    );
  });
});

describe('with the name', () => {
  test('the story is shown as the family reads it', () => {
    expect(sharedCopy(story(), true)?.shown).toEqual({
      title: 'Mia and the Lamp',
      paragraphs: ['Mia yawned. “Mia,” said the lamp, “is it late?”', 'Under Mia’s bed, a sock & a fox slept.'],
      childName: 'Mia',
      animal: 'fox',
    });
  });

  test('names all children in it', () => {
    expect(sharedCopy(story({ siblings: ['Leo'] }), true)?.shown.childName).toBe('Mia and Leo');
    expect(sharedCopy(story({ siblings: ['Leo', 'Ana'] }), true)?.shown.childName).toBe('Mia, Leo, and Ana');
  });

  test('no child’s name is sent to moderation', () => {
    const copies = [
      sharedCopy(story({ favoriteAnimal: 'Mia’s fox' }), true),
      sharedCopy(story({ siblings: ['Leo'], content: '<p>Mia called Leo.</p>' }), true),
    ];
    for (const copy of copies) expect([copy?.moderated, copy?.reviewed].join(' ')).not.toMatch(/Mia|Leo/);
    expect(copies[0]?.moderated).toHaveLength(4);
  });
});
