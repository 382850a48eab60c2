import type { ExampleStory } from './example-story.ts';

export const EXAMPLES: readonly [ExampleStory, ExampleStory] = [
  {
    request: { animal: 'sloth', setting: 'jungle', tone: 'sleepy', age: '4-5', pronouns: 'he', words: 219 },
    answer: {
      title: 'Good, Said Sloth',
      pages: [
        {
          text: 'The rain had stopped in the jungle, but the leaves went on with it for a while. Drip, said the leaves.\n\n{child} lay in the hammock on the porch. Sloth hung in her tree, so near that he could see the green in her fur.\n\n“Good,” said Sloth.',
          scene: {
            place: 'jungle',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'lie', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'hold', emotion: 'sleepy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'hammock', count: 1 },
              { kind: 'tree', count: 2 },
            ],
            focus: 'place',
          },
        },
        {
          text: 'The monkeys went by. “Goodnightgoodnightgoodnight!” they said, and were gone.',
          scene: {
            place: 'jungle',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'monkey', pose: 'climb', emotion: 'happy', size: 'medium', side: 'right' },
              { who: 'monkey', pose: 'climb', emotion: 'happy', size: 'small', side: 'right' },
              { who: 'child', pose: 'lie', emotion: 'curious', size: 'medium', side: 'left' },
            ],
            objects: [
              { kind: 'hammock', count: 1 },
              { kind: 'tree', count: 1 },
            ],
            focus: 'other',
          },
        },
        {
          text: 'The small frog said it in one hop. “’Night!”\n\n{child} had always said it fast, too, and gone in. He had never once stayed for the rest of what Sloth said.',
          scene: {
            place: 'jungle',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'lie', emotion: 'curious', size: 'medium', side: 'left' },
              { who: 'frog', pose: 'sit', emotion: 'happy', size: 'small', side: 'middle' },
            ],
            objects: [{ kind: 'hammock', count: 1 }],
            focus: 'child',
          },
        },
        {
          text: 'Drip, said the leaves.\n\nHer mouth was still the shape of it.\n\n“Good,” said Sloth’s mouth.',
          scene: {
            place: 'jungle',
            space: 'outside',
            view: 'detail',
            time: 'night',
            weather: 'clear',
            figures: [{ who: 'animal', pose: 'hold', emotion: 'sleepy', size: 'medium', side: 'middle' }],
            objects: [{ kind: 'leaf', count: 2 }],
            focus: 'animal',
          },
        },
        {
          text: 'So {child} stayed, and he tried to do it her way. He put out one hand. He put it out as slowly as moss. He moved it past the rope, and past a moth, and past the edge of the moon, and when it got there, Sloth’s three long claws were just getting there, too.\n\nThey held on.\n\n“Good,” said {child}, and no more.',
          scene: {
            place: 'jungle',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'lie', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'hold', emotion: 'sleepy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'hammock', count: 1 },
              { kind: 'moon', count: 1 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'The hammock went out, and it came back.\n\nDrip, said the last leaf.\n\nThe moon climbed down through the tree.\n\nThe hammock went out… and it came back.',
          scene: {
            place: 'jungle',
            space: 'outside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'hold', emotion: 'sleepy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'hammock', count: 1 },
              { kind: 'moon', count: 1 },
            ],
            focus: 'place',
          },
        },
        {
          text: '{child}’s eyes closed.\n\nThey opened.\n\nThey closed.',
          scene: {
            place: 'jungle',
            space: 'outside',
            view: 'near',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'hold', emotion: 'sleepy', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'hammock', count: 1 }],
            focus: 'child',
          },
        },
        {
          text: '“Night,” said Sloth.',
          scene: {
            place: 'jungle',
            space: 'outside',
            view: 'detail',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'hold', emotion: 'sleepy', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'hammock', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: 'And somewhere in his sleep, slowly, {child} was saying it, too.\n\nDrop.',
          scene: {
            place: 'jungle',
            space: 'outside',
            view: 'wide',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'hammock', count: 1 },
              { kind: 'tree', count: 1 },
            ],
            focus: 'place',
          },
        },
      ],
      recap:
        '{child} had never stayed for the rest of Sloth’s good night, because she said it so slowly. He put out his hand as slowly as moss, they held on, and he was asleep when she came to the end.',
      cast: ['Sloth, in the tree by the porch'],
    },
  },
  {
    request: { animal: 'otter', setting: 'pirate', tone: 'sleepy', age: '4-5', words: 252 },
    answer: {
      title: 'Drift, Drift, Bump',
      pages: [
        {
          text: 'The Turnip was a small pirate ship, and she would not lie still at night.\n\nDrift, drift, went the Turnip. Bump, on the rock to the left.\n\n“Grumph,” said the crew, in the hammocks.',
          scene: {
            place: 'pirate',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'adult', pose: 'stand', emotion: 'sleepy', size: 'medium', side: 'middle' },
              { who: 'child', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'left' },
            ],
            objects: [{ kind: 'hammock', count: 2 }],
            focus: 'place',
          },
        },
        {
          text: 'Drift, drift. Bump, on the rock to the right. The captain’s hat fell off the captain.\n\n“Drop the anchor,” he said.\n\nThey had dropped it on Monday. They had not tied it to anything first.',
          scene: {
            place: 'pirate',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'adult', pose: 'stand', emotion: 'sleepy', size: 'medium', side: 'right' },
              { who: 'person', pose: 'lie', emotion: 'sulky', size: 'medium', side: 'left' },
            ],
            objects: [
              { kind: 'hammock', count: 1 },
              { kind: 'hat', count: 1 },
            ],
            focus: 'other',
          },
        },
        {
          text: '{child} took the lantern and hung over the rail. There on the water lay Otter, on her back, with her paws on her chest. She went up when the sea went up. She went down when it went down. She did not drift at all.\n\n“How do you do it?” asked {child}.',
          scene: {
            place: 'pirate',
            space: 'outside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'peek', emotion: 'curious', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'lantern', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: '“I wear it,” said Otter. She rolled over, once and twice, and a long brown ribbon of seaweed came around with her, once and twice. The other end of it was holding on to the bottom of the sea.',
          scene: {
            place: 'pirate',
            space: 'outside',
            view: 'detail',
            time: 'night',
            weather: 'clear',
            figures: [{ who: 'animal', pose: 'swim', emotion: 'happy', size: 'medium', side: 'middle' }],
            objects: [
              { kind: 'rope', count: 1 },
              { kind: 'leaf', count: 3 },
            ],
            focus: 'animal',
          },
        },
        {
          text: 'So {child} reached down with both arms and pulled up seaweed, as thick as a jump rope. One ribbon went around the front post, once and twice. One went around the back post, once and twice.',
          scene: {
            place: 'pirate',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'adult', pose: 'stand', emotion: 'curious', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'rope', count: 1 },
              { kind: 'leaf', count: 4 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'They listened.\n\nDrift, drift… and no bump.',
          scene: {
            place: 'pirate',
            space: 'outside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'stand', emotion: 'curious', size: 'medium', side: 'left' },
              { who: 'adult', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'hammock', count: 2 },
              { kind: 'leaf', count: 2 },
            ],
            focus: 'place',
          },
        },
        {
          text: 'Down on the water, Otter put one paw over her eyes.\n\nThe captain rolled over in his blanket, once and twice. The crew rolled over.\n\n{child} climbed into the last hammock and rolled over, once.',
          scene: {
            place: 'pirate',
            space: 'outside',
            view: 'near',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'adult', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'right' },
              { who: 'child', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'left' },
            ],
            objects: [
              { kind: 'blanket', count: 2 },
              { kind: 'hammock', count: 2 },
            ],
            focus: 'place',
          },
        },
        {
          text: 'The sea went up.\n\nThe sea went down.\n\nDrift, went the Turnip. Drift…\n\nHush.',
          scene: {
            place: 'pirate',
            space: 'outside',
            view: 'wide',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'ship', count: 1 }],
            focus: 'place',
          },
        },
      ],
      recap:
        'The pirate ship Turnip bumped from rock to rock all night, because the anchor was gone. {child} learned from Otter how to wrap the ship in seaweed, and it held them while they slept.',
      cast: ['Otter', 'the captain of the Turnip'],
    },
  },
];
