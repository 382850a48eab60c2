import type { ExampleStory } from './example-story.ts';

export const EXAMPLES: readonly [ExampleStory, ExampleStory] = [
  {
    request: { animal: 'whale', setting: 'underwater', tone: 'sleepy', age: '2-3', pronouns: 'he', words: 200 },
    answer: {
      title: 'One Eye Wide',
      pages: [
        {
          text: 'The little round boat came down, chug, chug, chug,\n\nDown to the place where the blue gets deep.\n\n“Good night, Whale,” said {child}. “Time to sleep.”',
          scene: {
            place: 'underwater',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'swim', emotion: 'happy', size: 'large', side: 'middle' },
              { who: 'child', pose: 'ride', emotion: 'happy', size: 'small', side: 'left' },
            ],
            objects: [{ kind: 'boat', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: '{child} sang on this side. Hum, hum, hum.\n\nThis eye went shut.',
          scene: {
            place: 'underwater',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'lie', emotion: 'sleepy', size: 'large', side: 'right' },
              { who: 'child', pose: 'ride', emotion: 'happy', size: 'small', side: 'left' },
            ],
            objects: [{ kind: 'boat', count: 1 }],
            focus: 'child',
          },
        },
        {
          text: 'But Whale had an eye on the other side.\n\nOne eye shut, and one eye wide.\n\nChug, chug, chug, to the other side.',
          scene: {
            place: 'underwater',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'swim', emotion: 'curious', size: 'large', side: 'middle' },
              { who: 'child', pose: 'ride', emotion: 'curious', size: 'small', side: 'left' },
            ],
            objects: [{ kind: 'boat', count: 1 }],
            focus: 'place',
          },
        },
        {
          text: 'Around the long, long smile went the boat.\n\n{child} sang on that side. Hum, hum, hum.\n\nThat eye went shut.',
          scene: {
            place: 'underwater',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'lie', emotion: 'sleepy', size: 'large', side: 'left' },
              { who: 'child', pose: 'ride', emotion: 'happy', size: 'small', side: 'right' },
            ],
            objects: [{ kind: 'boat', count: 1 }],
            focus: 'child',
          },
        },
        {
          text: 'And this one popped open, to see where he had gone.\n\nOne eye shut, and one eye wide.\n\nChug, chug, chug, to the other side.',
          scene: {
            place: 'underwater',
            space: 'outside',
            view: 'detail',
            time: 'night',
            weather: 'clear',
            figures: [{ who: 'animal', pose: 'peek', emotion: 'curious', size: 'large', side: 'middle' }],
            objects: [],
            focus: 'animal',
          },
        },
        {
          text: 'Around by the tail, as wide as a street.\n\nThen {child} turned off the chug.\n\nHe let the boat come down, bump, on top of Whale.',
          scene: {
            place: 'underwater',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'swim', emotion: 'curious', size: 'large', side: 'middle' },
              { who: 'child', pose: 'ride', emotion: 'curious', size: 'small', side: 'middle' },
            ],
            objects: [{ kind: 'boat', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: 'He put down one oar on this side. Pat, pat.\n\nHe put down one oar on that side. Pat, pat.\n\nAnd he sang in the middle. Hum… hum… hum.',
          scene: {
            place: 'underwater',
            space: 'outside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'ride', emotion: 'happy', size: 'small', side: 'middle' },
              { who: 'animal', pose: 'lie', emotion: 'sleepy', size: 'large', side: 'middle' },
            ],
            objects: [{ kind: 'boat', count: 1 }],
            focus: 'child',
          },
        },
        {
          text: 'This eye, shut.\n\nThat eye, shut.\n\nTwo eyes shut, and no eye wide.\n\nHum, hum, hum, on every side.',
          scene: {
            place: 'underwater',
            space: 'outside',
            view: 'near',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'sleep', emotion: 'asleep', size: 'large', side: 'middle' },
              { who: 'child', pose: 'ride', emotion: 'sleepy', size: 'small', side: 'middle' },
            ],
            objects: [{ kind: 'boat', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: 'Whale went up, boat and all, for a breath.\n\nWhale came down, boat and all.\n\nAnd neither of them knew.',
          scene: {
            place: 'underwater',
            space: 'outside',
            view: 'wide',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'sleep', emotion: 'asleep', size: 'large', side: 'middle' },
              { who: 'child', pose: 'sleep', emotion: 'asleep', size: 'small', side: 'middle' },
            ],
            objects: [{ kind: 'boat', count: 1 }],
            focus: 'place',
          },
        },
      ],
      recap:
        'Whale’s two eyes were so far apart that one always opened when {child} sang on the other side. {child} set the little round boat down on top of Whale, patted both sides at once, and both of them slept.',
      cast: [],
    },
  },
  {
    request: { animal: 'diplodocus', setting: 'dinosaur', tone: 'sleepy', age: '2-3', words: 190 },
    answer: {
      title: 'The Long Way to Sleep',
      pages: [
        {
          text: 'The sun went down behind the ferns.\n\nDiplodocus lay down, too. It took a while.\n\nThere was a lot of her to put down.',
          scene: {
            place: 'dinosaur',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'lie', emotion: 'happy', size: 'large', side: 'middle' },
              { who: 'child', pose: 'stand', emotion: 'happy', size: 'small', side: 'left' },
            ],
            objects: [{ kind: 'grass', count: 3 }],
            focus: 'place',
          },
        },
        {
          text: '“Sleep starts at the tail,” said {child}, and patted the tip.\n\nPat, pat, soft and slow.\n\nStill a long, long way to go.',
          scene: {
            place: 'dinosaur',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sit', emotion: 'happy', size: 'small', side: 'left' },
              { who: 'animal', pose: 'lie', emotion: 'happy', size: 'large', side: 'right' },
            ],
            objects: [],
            focus: 'child',
          },
        },
        {
          text: '{child} patted up the hill of her.\n\nGood night, back legs. Good night, tummy.\n\nThe tummy said gurgle. Then it only said gurg.',
          scene: {
            place: 'dinosaur',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'walk', emotion: 'happy', size: 'small', side: 'left' },
              { who: 'animal', pose: 'lie', emotion: 'happy', size: 'large', side: 'middle' },
            ],
            objects: [],
            focus: 'animal',
          },
        },
        {
          text: 'Good night, front feet, the left and the right.\n\nPat, pat, soft and slow.\n\nStill a long, long way to go.',
          scene: {
            place: 'dinosaur',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'small', side: 'middle' },
              { who: 'animal', pose: 'lie', emotion: 'sleepy', size: 'large', side: 'middle' },
            ],
            objects: [],
            focus: 'child',
          },
        },
        {
          text: 'Then came the neck.\n\n{child} went along the neck, with one hand on it.\n\nPast one fern, asleep. Past one beetle, asleep.\n\nPast where the moon came up.\n\nAnd along.\n\nAnd along.',
          scene: {
            place: 'dinosaur',
            space: 'outside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'walk', emotion: 'sleepy', size: 'small', side: 'middle' },
              { who: 'animal', pose: 'lie', emotion: 'sleepy', size: 'large', side: 'middle' },
            ],
            objects: [
              { kind: 'moon', count: 1 },
              { kind: 'grass', count: 3 },
            ],
            focus: 'place',
          },
        },
        {
          text: 'Munch, munch.\n\nAt the other end was the head. It was not asleep at all.',
          scene: {
            place: 'dinosaur',
            space: 'outside',
            view: 'detail',
            time: 'night',
            weather: 'clear',
            figures: [{ who: 'animal', pose: 'lie', emotion: 'happy', size: 'large', side: 'middle' }],
            objects: [],
            focus: 'animal',
          },
        },
        {
          text: '{child} picked the soft leaves, the ones with no prickles.\n\n{child} made a heap of them, and pressed a dent in the heap.',
          scene: {
            place: 'dinosaur',
            space: 'outside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'small', side: 'left' },
              { who: 'animal', pose: 'lie', emotion: 'curious', size: 'large', side: 'right' },
            ],
            objects: [{ kind: 'leaf', count: 4 }],
            focus: 'child',
          },
        },
        {
          text: 'The head came down, down, into the dent.\n\nPat… pat… soft and slow.\n\nAnd no more long, long way to go.',
          scene: {
            place: 'dinosaur',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'lie', emotion: 'sleepy', size: 'large', side: 'right' },
              { who: 'child', pose: 'sit', emotion: 'sleepy', size: 'small', side: 'left' },
            ],
            objects: [{ kind: 'leaf', count: 4 }],
            focus: 'animal',
          },
        },
        {
          text: 'Tail, asleep.\n\nTummy, asleep.\n\nHead, asleep.\n\nAnd {child}.',
          scene: {
            place: 'dinosaur',
            space: 'outside',
            view: 'wide',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'sleep', emotion: 'asleep', size: 'large', side: 'middle' },
              { who: 'child', pose: 'sleep', emotion: 'asleep', size: 'small', side: 'right' },
            ],
            objects: [{ kind: 'moon', count: 1 }],
            focus: 'place',
          },
        },
      ],
      recap:
        '{child} patted Diplodocus to sleep from the tip of her tail to the end of her long neck, but her head was still munching. {child} made a pillow of soft leaves for it, and they slept side by side.',
      cast: [],
    },
  },
];
