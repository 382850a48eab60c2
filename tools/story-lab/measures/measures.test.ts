import { describe, expect, it } from 'vitest';
import { MEASURES } from '../score.ts';
import type { LabStory } from '../story.ts';

const story = (...pages: string[]): LabStory => ({ title: 'A Test', pages });

const GOOD = story(
  'Mina carried the lantern down to the pier. “Is it tea time?” she asked. A gull sat on the post.',
  'The boat had a leak. Mina pulled off one sock and pushed it into the hole. “Is it tea time?” asked the gull.',
  'Mina rowed, and the gull steered. The sock held. “Is it tea time?” they asked the moon.',
  'They drank from one cup. The water was flat. “It was tea time,” said the gull, and slept.',
);

/** What spoils a measure, and words of its fault. */
const BAD: Record<string, { spoiled: LabStory; fault: RegExp }> = {
  refrain: { spoiled: story('A gull sat on a post.', 'Mina rowed home.', 'She slept.'), fault: /no phrase comes back/ },
  agency: {
    spoiled: story(
      'The boat had a leak. Mina did not know what to do. She could not reach the hole.',
      'Luckily, the harbormaster was passing. He knew at once what it was. Mina was told to stand back, and gave up.',
    ),
    fault: /helpless/,
  },
  'winding-down': {
    spoiled: story(
      'Mina rowed home. The gull slept.',
      'The water was flat.',
      'CRASH! Up they jumped and raced and yelled! BANG went the door! “FASTER!”',
    ),
    fault: /loud/,
  },
  readability: {
    spoiled: story(
      'The vessel exhibited considerable deterioration, necessitating the immediate utilization of a substitute implement whose absorbent properties were, notwithstanding its diminutive dimensions, unquestionably satisfactory.',
    ),
    fault: /hard for ages 4-5/,
  },
  breath: {
    spoiled: story(
      'Mina rowed and rowed past the pier and the post and the gull on it and the far side of the bay where the lights of the town went on one by one.',
    ),
    fault: /one breath in ten/,
  },
  concreteness: {
    spoiled: story(
      'It was a magical, wonderful evening. Sweet little Mina felt so happy and special, and everything was lovely and beautiful.',
    ),
    fault: /praise instead of showing/,
  },
  seams: {
    spoiled: story(
      'Mina carried it down. The hero meets a problem. (Pause here.) Mina wanted one thing, and it was this: to find out what leaks.',
      'She takes off a sock and pushed it in. It goes so: they row home first.',
    ),
    fault: /read like notes/,
  },
  repetition: {
    spoiled: story('Mina rowed the boat, and it was good. Mina rowed the boat, and it was good.', 'Mina rowed the boat, and it was good.'),
    fault: /said before in the story/,
  },
  safety: { spoiled: story('There was blood on the pier.'), fault: /refuse “blood”/ },
  kindness: {
    spoiled: story(
      '“You stupid, ugly fool,” said the gull. Everybody laughed at her. “We will send you away,” they said, “and nobody will like you.”',
    ),
    fault: /unkind or frightening/,
  },
  lesson: {
    spoiled: story('Mina rowed home.', 'And Mina had learned that friends always help. It goes to show that we should never give up.'),
    fault: /moral/,
  },
};

describe.each(MEASURES)('the measure $id', ({ id, measure }) => {
  it('finds nothing wrong with a small good story', () => {
    expect(measure(GOOD, [])).toEqual({ value: 1, fault: null });
  });

  it('finds what is wrong with a spoiled one, and says it in plain words', () => {
    const { spoiled, fault } = BAD[id] as (typeof BAD)[string];
    const measured = measure(spoiled, []);
    expect(measured.value).toBeLessThan(0.5);
    expect(measured.fault).toMatch(fault);
    expect(measured.fault).not.toContain('\n');
  });
});
