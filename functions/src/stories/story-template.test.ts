import { coverScene, type FamilyPage, inferScenes, type StoryRequest } from '@tuckaway/domain';
import { describe, expect, test } from 'vitest';
import { REAL_NAMES } from '../../../tests/fixtures/real-names.ts';
import { finishStory, moderatedTexts, paragraphsOf, type StoryTemplate, templateContext } from './story-template.ts';

const REQUEST: StoryRequest = {
  childName: 'Zoë',
  favoriteAnimal: 'otter',
  storySetting: 'garden',
  storyLength: 'short',
  storyTone: 'calm',
  coverImage: 'castle',
  siblings: ['Leo'],
};
const texts = ['{child} slept.\n\n“{child2}?” asked the otter.', '{child2} slept, too.'];
const scenes = inferScenes(texts, templateContext(REQUEST));
const PAGES = texts.map((text, index) => ({ text, scene: scenes[index] })) as FamilyPage[];
const TEMPLATE: StoryTemplate = { title: '{child} and {child2}', pages: PAGES };

describe('a finished story', () => {
  test('has the names in its text and its pages, placeholders in its template, and the chosen cover', () => {
    const story = finishStory(TEMPLATE, REQUEST);
    expect(story).toMatchObject({
      title: 'Zoë and Leo',
      content: 'Zoë slept.\n\n“Leo?” asked the otter.\n\nLeo slept, too.',
      template: '{child} slept.\n\n“{child2}?” asked the otter.\n\n{child2} slept, too.',
    });
    expect(story.cover).toEqual(coverScene({ storySetting: 'garden', coverImage: 'castle' }));
    expect(story.pages).toEqual([
      { text: 'Zoë slept.\n\n“Leo?” asked the otter.', scene: scenes[0] },
      { text: 'Leo slept, too.', scene: scenes[1] },
    ]);
  });

  test('writes a name in one way, as it was typed, with a small particle only within a sentence [fault 14] [fault 24]', () => {
    const pages = [{ text: '{child} saw {child2}. “Hush, {child},” said {child2}.', scene: PAGES[0]?.scene as FamilyPage['scene'] }];
    const told = (childName: string) =>
      finishStory({ title: 'Good Night, {child}', pages }, { ...REQUEST, childName, siblings: ['rîshï'] });
    expect(told('mia')).toMatchObject({ title: 'Good Night, mia', content: 'mia saw rîshï. “Hush, mia,” said rîshï.' });
    expect(told('de la Cruz').content).toBe('De la Cruz saw rîshï. “Hush, de la Cruz,” said rîshï.');
  });

  test(`has each of ${REAL_NAMES.length} real names in it`, () => {
    // But for a capital at the beginning of a sentence, a dot at its end, and the kind of its apostrophes.
    const plain = (text: string) => text.toLowerCase().replaceAll("'", '’');
    const wrong = REAL_NAMES.filter(({ name }) => {
      const { title, content } = finishStory(TEMPLATE, { ...REQUEST, childName: name });
      return !plain(content).includes(plain(name).replace(/\.$/u, '')) || /[{}]/u.test(title + content);
    });
    expect(wrong).toEqual([]);
  });

  test('has one kind of apostrophe, however its animal was typed [fault 24]', () => {
    const told = (text: string) => {
      const pages = [{ text, scene: PAGES[0]?.scene as FamilyPage['scene'] }];
      return finishStory({ title: "Grandma's Cat", pages }, { ...REQUEST, favoriteAnimal: "grandma's cat" }).content;
    };
    expect(told("“It’s {child}'s,” said grandma's cat.")).toBe('“It’s Zoë’s,” said grandma’s cat.');
    expect(told("It was grandma's cat.")).toBe('It was grandma’s cat.');
    expect(told("“It’s the O'Neills' cat.”")).toBe('“It’s the O’Neills’ cat.”');
    expect(told("It wasn't grandma's cat.")).toBe("It wasn't grandma's cat.");
    const pages = [{ text: "{child} called {word}'s cat.", scene: PAGES[0]?.scene as FamilyPage['scene'] }];
    const request = { ...REQUEST, childName: 'O’Neill', favoriteAnimal: "O’Neill's cat" };
    expect(finishStory({ title: 'A Cat', pages }, request).content).toBe('O’Neill called O’Neill’s cat.');
  });

  test('has the apostrophe of its title and first page to its end, whatever is shown by now [fault 24]', () => {
    const pages = ['{child} slept.', "It's late, {child}."].map((text) => ({ text, scene: PAGES[0]?.scene as FamilyPage['scene'] }));
    const told = (title: string, shown = pages.length) =>
      finishStory({ title, pages: pages.slice(0, shown) }, { ...REQUEST, childName: "O'Neill" }).content;
    expect(told('Good Night', 1)).toBe('O’Neill slept.');
    expect(told('Good Night')).toBe('O’Neill slept.\n\nIt’s late, O’Neill.');
    expect(told("It's Late")).toBe("O'Neill slept.\n\nIt's late, O'Neill.");
  });

  test('shows an animal called like the child by its word, on its pages too', () => {
    const pages = [{ text: 'A {word} sang. {word}s do.', scene: PAGES[0]?.scene as FamilyPage['scene'] }];
    const story = finishStory({ title: 'The {word}', pages }, { ...REQUEST, childName: 'Robin', favoriteAnimal: 'robin' });
    expect([story.title, story.content, story.pages[0]?.text]).toEqual([
      'The Robin',
      'A robin sang. Robins do.',
      'A robin sang. Robins do.',
    ]);
  });
});

describe('an animal with a name of its own', () => {
  const scene = PAGES[0]?.scene as FamilyPage['scene'];
  const named: StoryTemplate = {
    title: '{word} and {child}',
    pages: [{ text: 'There was a cat called {word}. {word} yawned.', scene }],
    recap: '{child} and {word} found a lamp.',
    cast: ['{word} the cat'],
  };

  test('is not followed by a second dot or apostrophe [fault 24]', () => {
    const pages = [{ text: 'It was {word}’s lamp. Good night, {word}.', scene }];
    const told = (favoriteAnimal: string) => finishStory({ ...named, pages }, { ...REQUEST, favoriteAnimal }).content;
    expect(told('my cat Sam Jr.')).toBe('It was Sam Jr.’s lamp. Good night, Sam Jr.');
    expect(told('a cat called Jess')).toBe('It was Jess’s lamp. Good night, Jess.');
    const story = finishStory({ title: '{word}’s Lamp', pages }, { ...REQUEST, favoriteAnimal: "our cat O'Malley" });
    const shown = 'It was O’Malley’s lamp. Good night, O’Malley.';
    expect([story.title, story.content, story.template]).toEqual(['O’Malley’s Lamp', shown, shown]);
  });

  test('has it in its story, and a placeholder in the notes that are sent with the next one [fault 17]', () => {
    const story = finishStory(named, { ...REQUEST, favoriteAnimal: 'my cat Mr. Whiskers' });
    expect([story.title, story.content]).toEqual(['Mr. Whiskers and Zoë', 'There was a cat called Mr. Whiskers. Mr. Whiskers yawned.']);
    expect([story.template, story.recap, story.cast]).toEqual([story.content, '{child} and {word} found a lamp.', ['{word} the cat']]);
  });
});

describe('a result that an earlier version stored', () => {
  const EARLIER: StoryTemplate = { title: 'The Lamp', paragraphs: ['{child} slept.', '{child2} hugged the otter.'] };

  test('gets its pages when it is finished, with scenes made from its text', () => {
    const { content, pages } = finishStory(EARLIER, REQUEST);
    expect(content).toBe('Zoë slept.\n\nLeo hugged the otter.');
    expect(pages.map(({ text }) => text).join('\n\n')).toBe(content);
    expect(pages[0]?.scene.figures.map(({ who }) => who)).toEqual(['animal', 'child', 'sibling']);
    expect(pages[0]?.scene.place).toBe('garden');
  });

  test('stays as it was told, with its animal’s name and a namesake of the child [fault 17] [fault 26]', () => {
    const paragraphs = ['There was a dog called Bella. {child} saw Bella yawn.', 'A girl called Zoë hummed.'];
    const story = finishStory({ title: 'The Lamp', paragraphs, recap: 'Bella yawned.' }, { ...REQUEST, favoriteAnimal: 'our dog Bella' });
    expect(story.content).toBe('There was a dog called Bella. Zoë saw Bella yawn.\n\nA girl called Zoë hummed.');
    expect(story.recap).toBe('Bella yawned.');
  });

  test('is moderated like a new one: each paragraph, the notes and the whole', () => {
    expect(moderatedTexts(EARLIER)).toEqual([
      'The Lamp',
      '{child} slept.',
      '{child2} hugged the otter.',
      '{child} slept.\n\n{child2} hugged the otter.',
    ]);
    expect(moderatedTexts({ ...TEMPLATE, recap: 'They slept.', cast: ['the owl'] })).toEqual([
      TEMPLATE.title,
      ...paragraphsOf(TEMPLATE),
      'They slept.',
      'the owl',
      paragraphsOf(TEMPLATE).join('\n\n'),
    ]);
    expect(paragraphsOf(TEMPLATE)).toHaveLength(3);
  });
});
