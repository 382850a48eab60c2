import type { ExampleStory } from './example-story.ts';

export const EXAMPLES: readonly [ExampleStory, ExampleStory] = [
  {
    request: { animal: 'flamingo', setting: 'rainbow', tone: 'silly', age: '2-3', pronouns: 'they', words: 200 },
    answer: {
      title: 'What Flamingo Ate',
      pages: [
        {
          text: 'In Rainbow Land there was one rule, at supper:\n\nWhat you ate was what you were.',
          scene: {
            place: 'rainbow',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'child', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
            ],
            objects: [{ kind: 'table', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: '{child} passed the peas.\n\nGobble, gobble, gulp, and the peas went down,\n\nAnd Flamingo was green from her toes to her crown.',
          scene: {
            place: 'rainbow',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'left' },
            ],
            objects: [{ kind: 'bowl', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: '“Something else?” said {child}, and they passed the rice.\n\nBut some of the peas were under the rice.\n\nSo Flamingo was white, with green dots.',
          scene: {
            place: 'rainbow',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'stand', emotion: 'surprised', size: 'medium', side: 'middle' },
              { who: 'child', pose: 'sit', emotion: 'surprised', size: 'medium', side: 'left' },
            ],
            objects: [{ kind: 'bowl', count: 1 }],
            focus: 'child',
          },
        },
        {
          text: 'Last came the lemons, sour and round.\n\nGobble, gobble, gulp, and the lemons went down,\n\nAnd Flamingo was yellow from her toes to her crown.',
          scene: {
            place: 'rainbow',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'stand', emotion: 'proud', size: 'medium', side: 'middle' },
              { who: 'child', pose: 'stand', emotion: 'happy', size: 'medium', side: 'left' },
            ],
            objects: [
              { kind: 'bowl', count: 1 },
              { kind: 'table', count: 1 },
            ],
            focus: 'place',
          },
        },
        {
          text: 'She was yellow in the kitchen. She was yellow on the stairs.\n\nShe was so yellow in the bedroom that the birds sang.',
          scene: {
            place: 'home',
            space: 'inside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'right' },
              { who: 'child', pose: 'lie', emotion: 'curious', size: 'medium', side: 'left' },
            ],
            objects: [{ kind: 'bed', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: '{child} shut both eyes. It was still bright in there.',
          scene: {
            place: 'home',
            space: 'inside',
            view: 'detail',
            time: 'night',
            weather: 'clear',
            figures: [{ who: 'child', pose: 'peek', emotion: 'sulky', size: 'medium', side: 'middle' }],
            objects: [
              { kind: 'bed', count: 1 },
              { kind: 'blanket', count: 1 },
            ],
            focus: 'child',
          },
        },
        {
          text: '{child} got up and got the blueberries.\n\n“One,” said {child}, and held it out. Two blue toes.\n\n“Two.” Two blue knees.\n\n“Three. And four. And one for me.”',
          scene: {
            place: 'home',
            space: 'inside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'stand', emotion: 'curious', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'bowl', count: 1 },
              { kind: 'berry', count: 6 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'They put out their tongue. It was as blue as a boot.',
          scene: {
            place: 'home',
            space: 'inside',
            view: 'detail',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [],
            focus: 'child',
          },
        },
        {
          text: 'Nibble, nibble, nip, and the last went down,\n\nAnd Flamingo was dark from her toes to her crown.',
          scene: {
            place: 'home',
            space: 'inside',
            view: 'near',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'stand', emotion: 'sleepy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'bed', count: 1 },
              { kind: 'bowl', count: 1 },
            ],
            focus: 'animal',
          },
        },
        {
          text: 'One leg up.\n\nOne blue head under one blue wing.\n\nAnd the night at the window was just the same blue.',
          scene: {
            place: 'home',
            space: 'inside',
            view: 'wide',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'bed', count: 1 },
              { kind: 'window', count: 1 },
            ],
            focus: 'place',
          },
        },
      ],
      recap:
        'In Rainbow Land Flamingo turned the color of everything she ate, and after the lemons she was too bright for anyone to sleep. {child} fed her blueberries, one by one, until she was as dark as the night.',
      cast: [],
    },
  },
  {
    request: { animal: 'parrot', setting: 'jungle', tone: 'silly', age: '2-3', pronouns: 'she', words: 160 },
    answer: {
      title: 'And Got in the Bed',
      pages: [
        {
          text: 'It was raining in the jungle, drip, drop, drum.\n\nOne bed. One {child}.\n\nAnd one green Parrot, up on the rail.',
          scene: {
            place: 'jungle',
            space: 'inside',
            view: 'wide',
            time: 'evening',
            weather: 'rain',
            figures: [
              { who: 'child', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'bed', count: 1 }],
            focus: 'place',
          },
        },
        {
          text: '“Ribbit, ribbit!” Parrot said.\n\nIn came Frog, and got in the bed.',
          scene: {
            place: 'jungle',
            space: 'inside',
            view: 'near',
            time: 'evening',
            weather: 'rain',
            figures: [
              { who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'right' },
              { who: 'frog', pose: 'sit', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'child', pose: 'sit', emotion: 'surprised', size: 'medium', side: 'left' },
            ],
            objects: [{ kind: 'bed', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: '“Oo-oo, ah-ah!” Parrot said.\n\nIn came Monkey, and got in the bed.',
          scene: {
            place: 'jungle',
            space: 'inside',
            view: 'wide',
            time: 'evening',
            weather: 'rain',
            figures: [
              { who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'right' },
              { who: 'monkey', pose: 'sit', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'frog', pose: 'sit', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'child', pose: 'sit', emotion: 'surprised', size: 'medium', side: 'left' },
            ],
            objects: [{ kind: 'bed', count: 1 }],
            focus: 'other',
          },
        },
        {
          text: '“Hush!” said {child}.\n\n“HUSH!” said Parrot, much too loud.',
          scene: {
            place: 'jungle',
            space: 'inside',
            view: 'near',
            time: 'evening',
            weather: 'rain',
            figures: [
              { who: 'animal', pose: 'fly', emotion: 'surprised', size: 'medium', side: 'middle' },
              { who: 'child', pose: 'stand', emotion: 'surprised', size: 'medium', side: 'left' },
            ],
            objects: [],
            focus: 'child',
          },
        },
        {
          text: '“Toot-a-toot-TOOT!” Parrot said.\n\nIn came Elephant, and got in the bed.',
          scene: {
            place: 'jungle',
            space: 'inside',
            view: 'wide',
            time: 'night',
            weather: 'rain',
            figures: [
              { who: 'elephant', pose: 'lie', emotion: 'happy', size: 'large', side: 'middle' },
              { who: 'animal', pose: 'stand', emotion: 'proud', size: 'medium', side: 'right' },
              { who: 'monkey', pose: 'sit', emotion: 'surprised', size: 'medium', side: 'left' },
              { who: 'frog', pose: 'sit', emotion: 'surprised', size: 'medium', side: 'left' },
              { who: 'child', pose: 'peek', emotion: 'sulky', size: 'medium', side: 'left' },
            ],
            objects: [{ kind: 'bed', count: 1 }],
            focus: 'other',
          },
        },
        {
          text: 'Creak.\n\nWhere was the bed? It was under Elephant.\n\nWhere was {child}? Under one ear.',
          scene: {
            place: 'jungle',
            space: 'inside',
            view: 'detail',
            time: 'night',
            weather: 'rain',
            figures: [
              { who: 'child', pose: 'sit', emotion: 'sulky', size: 'medium', side: 'middle' },
              { who: 'elephant', pose: 'lie', emotion: 'happy', size: 'large', side: 'right' },
            ],
            objects: [{ kind: 'bed', count: 1 }],
            focus: 'child',
          },
        },
        {
          text: 'So {child} climbed up, and she sat by Parrot.\n\nShe opened her mouth as wide as it went.\n\nShe yawned on purpose, all the way down.\n\n“Aah… aaah… AAAAAH.”',
          scene: {
            place: 'jungle',
            space: 'inside',
            view: 'near',
            time: 'night',
            weather: 'rain',
            figures: [
              { who: 'child', pose: 'climb', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'stand', emotion: 'curious', size: 'medium', side: 'right' },
            ],
            objects: [],
            focus: 'child',
          },
        },
        {
          text: 'Parrot opened his beak.\n\n“Aah… aaah… aaaaah,” Parrot said.\n\nIn came Sleep, and got in the bed.',
          scene: {
            place: 'jungle',
            space: 'inside',
            view: 'detail',
            time: 'night',
            weather: 'rain',
            figures: [{ who: 'animal', pose: 'look-up', emotion: 'sleepy', size: 'medium', side: 'middle' }],
            objects: [],
            focus: 'animal',
          },
        },
        {
          text: 'Frog slept in Monkey’s lap.\n\nMonkey slept on Elephant’s knee.\n\nElephant slept, and rolled to one side,\n\nAnd there was the bed.',
          scene: {
            place: 'jungle',
            space: 'inside',
            view: 'near',
            time: 'late-night',
            weather: 'rain',
            figures: [
              { who: 'elephant', pose: 'sleep', emotion: 'asleep', size: 'large', side: 'middle' },
              { who: 'monkey', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'left' },
              { who: 'frog', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'right' },
              { who: 'child', pose: 'look-up', emotion: 'sleepy', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'bed', count: 1 }],
            focus: 'place',
          },
        },
        {
          text: '{child} got in. Parrot said nothing.\n\nThe rain said,\n\nDrip.\n\nDrop.\n\nDrum.',
          scene: {
            place: 'jungle',
            space: 'inside',
            view: 'wide',
            time: 'late-night',
            weather: 'rain',
            figures: [
              { who: 'child', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'middle' },
              { who: 'animal', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'bed', count: 1 },
              { kind: 'blanket', count: 1 },
            ],
            focus: 'child',
          },
        },
      ],
      recap:
        'When Parrot made an animal’s noise, that animal came in and got in {child}’s bed, even Elephant. {child} yawned on purpose, Parrot copied the yawn, and Sleep came in.',
      cast: ['Frog', 'Monkey', 'Elephant'],
    },
  },
];
