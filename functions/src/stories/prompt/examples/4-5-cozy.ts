import type { ExampleStory } from './example-story.ts';

export const EXAMPLES: readonly [ExampleStory, ExampleStory] = [
  {
    request: { animal: 'giraffe', setting: 'city', tone: 'cozy', age: '4-5', pronouns: 'she', words: 289 },
    answer: {
      title: 'Soup for the Fourth Floor',
      pages: [
        {
          text: 'On Wednesday the elevator stopped working, and Mr. Adeyemi made soup for the whole house.\n\nThe soup was on the ground floor. The hungry people were all upstairs.',
          scene: {
            place: 'city',
            space: 'inside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [{ who: 'adult', pose: 'hold', emotion: 'happy', size: 'medium', side: 'middle' }],
            objects: [{ kind: 'soup', count: 1 }],
            focus: 'adult',
          },
        },
        {
          text: 'The pot was heavy. The stairs were steep. Mr. Adeyemi’s knees were eighty-one years old.\n\n“Could Plum bring it up?” {child} called from the fourth floor.\n\nPlum was the giraffe in the courtyard, under the wash.',
          scene: {
            place: 'city',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'look-up', emotion: 'curious', size: 'large', side: 'left' },
              { who: 'child', pose: 'peek', emotion: 'curious', size: 'small', side: 'right' },
            ],
            objects: [],
            focus: 'place',
          },
        },
        {
          text: 'Mr. Adeyemi hung a pail on Plum’s two stubby horns.\n\nUp it went, and not one drop was lost.\n\nOn the second floor, the twins took it in.',
          scene: {
            place: 'city',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'stand', emotion: 'proud', size: 'large', side: 'left' },
              { who: 'person', pose: 'hold', emotion: 'happy', size: 'small', side: 'right' },
              { who: 'person', pose: 'peek', emotion: 'happy', size: 'small', side: 'right' },
            ],
            objects: [{ kind: 'bucket', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: 'Down he came for another.\n\nUp it went, and not one drop was lost.\n\nOn the third floor, Mrs. Duong took it in and gave him a leaf from her lemon tree.',
          scene: {
            place: 'city',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'look-up', emotion: 'happy', size: 'large', side: 'left' },
              { who: 'adult', pose: 'hold', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'bucket', count: 1 },
              { kind: 'leaf', count: 1 },
            ],
            focus: 'other',
          },
        },
        {
          text: 'The fourth floor was too far. Plum stretched until his spots were long.\n\n{child} could smell the peppers. She could not reach the pail.',
          scene: {
            place: 'city',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'look-up', emotion: 'worried', size: 'large', side: 'left' },
              { who: 'child', pose: 'peek', emotion: 'curious', size: 'small', side: 'right' },
            ],
            objects: [{ kind: 'bucket', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: 'So {child} found three scarves: the striped one, the itchy one, and the one with the hole. Over, under, and pull: she knotted them together. She tied on the onion basket and let it down.\n\n“A little left,” she said. “Now tip!”',
          scene: {
            place: 'city',
            space: 'inside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [{ who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'middle' }],
            objects: [
              { kind: 'scarf', count: 3 },
              { kind: 'basket', count: 1 },
              { kind: 'window', count: 1 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'Plum tipped. The pail sat down in the basket.\n\nStriped, itchy, hole: {child} pulled it up, hand over hand. The smell came in first.',
          scene: {
            place: 'city',
            space: 'inside',
            view: 'detail',
            time: 'evening',
            weather: 'clear',
            figures: [{ who: 'child', pose: 'hold', emotion: 'proud', size: 'medium', side: 'left' }],
            objects: [
              { kind: 'basket', count: 1 },
              { kind: 'bucket', count: 1 },
            ],
            focus: 'objects',
          },
        },
        {
          text: 'They ate, {child} at her window and Plum at Mrs. Duong’s. The soup was warm all the way down. In Plum, that was a long way.',
          scene: {
            place: 'city',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'stand', emotion: 'happy', size: 'large', side: 'left' },
              { who: 'child', pose: 'sit', emotion: 'happy', size: 'small', side: 'right' },
            ],
            objects: [{ kind: 'soup', count: 2 }],
            focus: 'place',
          },
        },
        {
          text: 'Then the pails went home.\n\nDown they came, and not one drop was left.\n\nThe lights went out on the ground floor, the second, the third. Plum folded his legs under the wash. {child} folded hers under the quilt. The house was warm, from the bottom to the top.',
          scene: {
            place: 'home',
            space: 'inside',
            view: 'wide',
            time: 'late-night',
            weather: 'clear',
            figures: [{ who: 'child', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'middle' }],
            objects: [
              { kind: 'bed', count: 1 },
              { kind: 'blanket', count: 1 },
            ],
            focus: 'child',
          },
        },
      ],
      recap:
        'The elevator stopped, so Plum the giraffe carried Mr. Adeyemi’s soup up to the windows. {child} knotted three scarves and pulled up the last pail in the onion basket.',
      cast: ['Plum the giraffe', 'Mr. Adeyemi on the ground floor', 'the twins on the second floor', 'Mrs. Duong on the third floor'],
    },
  },
  {
    request: { animal: 'tortoise', setting: 'desert', tone: 'cozy', age: '4-5', words: 292, children: ['{child}', '{child2}'] },
    answer: {
      title: 'Supper Goes for a Walk',
      pages: [
        {
          text: 'The bread was hot. The lentils were in the blue pot. In front of the tent, {child} put out four cushions: one for {child2}, one for Grandfather, one for {child}, and a low one for the tortoise.',
          scene: {
            place: 'desert',
            space: 'outside',
            view: 'near',
            time: 'afternoon',
            weather: 'clear',
            figures: [{ who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'middle' }],
            objects: [
              { kind: 'tent', count: 1 },
              { kind: 'pillow', count: 4 },
              { kind: 'pot', count: 1 },
              { kind: 'bread', count: 1 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'Far out on the sand, something small and round was walking.\n\n“I am on my way,” called Tamarind the tortoise.',
          scene: {
            place: 'desert',
            space: 'outside',
            view: 'wide',
            time: 'afternoon',
            weather: 'clear',
            figures: [{ who: 'animal', pose: 'walk', emotion: 'happy', size: 'small', side: 'right' }],
            objects: [],
            focus: 'place',
          },
        },
        {
          text: 'The sun sat down on the dunes. {child2} wrapped the bread in a cloth to keep it warm, and climbed a dune to look.\n\n“He is at the thorn bush,” said {child2}.\n\n“I am on my way,” called the tortoise.',
          scene: {
            place: 'desert',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [{ who: 'sibling', pose: 'climb', emotion: 'curious', size: 'medium', side: 'left' }],
            objects: [{ kind: 'bread', count: 1 }],
            focus: 'sibling',
          },
        },
        {
          text: 'The lentils stopped steaming.',
          scene: {
            place: 'desert',
            space: 'outside',
            view: 'detail',
            time: 'evening',
            weather: 'clear',
            figures: [],
            objects: [{ kind: 'pot', count: 1 }],
            focus: 'objects',
          },
        },
        {
          text: '{child} looked at the tortoise. {child} looked at the pot.\n\n“Tamarind can’t come any faster,” said {child}. “But supper can.”\n\nAnd {child} picked up the blue pot by both its ears. {child2} took the bread and the lamp. Grandfather took the rug, the teapot and the cushions, all four.',
          scene: {
            place: 'desert',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'sibling', pose: 'hold', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'adult', pose: 'hold', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'pot', count: 1 },
              { kind: 'lamp', count: 1 },
              { kind: 'pillow', count: 4 },
              { kind: 'teapot', count: 1 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'Supper went for a walk. It went past the well and past the tracks of a beetle, and the lamp made a small yellow room that walked along, all the way to the thorn bush.',
          scene: {
            place: 'desert',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'walk', emotion: 'happy', size: 'small', side: 'left' },
              { who: 'sibling', pose: 'walk', emotion: 'happy', size: 'small', side: 'middle' },
              { who: 'adult', pose: 'walk', emotion: 'happy', size: 'small', side: 'right' },
            ],
            objects: [
              { kind: 'lamp', count: 1 },
              { kind: 'well', count: 1 },
            ],
            focus: 'place',
          },
        },
        {
          text: '“I was on my way,” said the tortoise.\n\n“So were we,” said {child}, and pushed the low cushion right up to his toes.\n\nThey scooped the lentils with the bread. Grandfather poured the tea from high up, so that it sang. Tamarind ate the mint.',
          scene: {
            place: 'desert',
            space: 'outside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'sit', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'child', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'sibling', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'adult', pose: 'hold', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'pot', count: 1 },
              { kind: 'bread', count: 1 },
              { kind: 'teapot', count: 1 },
            ],
            focus: 'animal',
          },
        },
        {
          text: 'Then the pot was empty, and as wide as a tortoise. So Tamarind rode home in it, and was there in no time.',
          scene: {
            place: 'desert',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [{ who: 'animal', pose: 'ride', emotion: 'sleepy', size: 'medium', side: 'middle' }],
            objects: [{ kind: 'pot', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: 'In the tent the lamp went low. Tamarind pulled in four feet and a head. {child2} pulled up the blanket. {child} pulled in ten toes. The sand was still warm under the rug.\n\nAnd sleep was on its way.',
          scene: {
            place: 'desert',
            space: 'inside',
            view: 'wide',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'left' },
              { who: 'child', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'middle' },
              { who: 'sibling', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'lamp', count: 1 },
              { kind: 'blanket', count: 1 },
              { kind: 'rug', count: 1 },
            ],
            focus: 'place',
          },
        },
      ],
      recap:
        'Tamarind the tortoise was too slow for supper, so {child} and {child2} carried supper out to meet him in the sand. He rode home in the empty pot.',
      cast: ['Tamarind the tortoise', 'Grandfather'],
    },
  },
];
