import type { ExampleStory } from './example-story.ts';

export const EXAMPLES: readonly [ExampleStory, ExampleStory] = [
  {
    request: { animal: 'narwhal', setting: 'arctic', tone: 'calm', age: '6-8', words: 310 },
    answer: {
      title: 'Log of the Ice Watch',
      pages: [
        {
          text: 'Log of the Ice Watch, kept by {child}, with Grandfather’s pencil.\n\nSeven o’clock. We set up the tent near the edge, where the ice stopped and the black water began. The narwhals went by here last year, Grandfather said, on their way to the deep bay.\n\nWind: none. Ice: all of it. Narwhals: none.',
          scene: {
            place: 'arctic',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'adult', pose: 'stand', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'tent', count: 1 }],
            focus: 'place',
          },
        },
        {
          text: 'Half past seven. A seal came up and looked at us. We looked at the seal.',
          scene: {
            place: 'arctic',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'seal', pose: 'peek', emotion: 'curious', size: 'medium', side: 'middle' },
              { who: 'child', pose: 'sit', emotion: 'curious', size: 'medium', side: 'left' },
              { who: 'adult', pose: 'sit', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [],
            focus: 'other',
          },
        },
        {
          text: 'Eight o’clock. I turned the lamp up, to see better. The ice was yellow as far as the sled. After that it was nothing.\n\nWe had tea.\n\nWind: none. Ice: some of it. Narwhals: none.',
          scene: {
            place: 'arctic',
            space: 'outside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'curious', size: 'medium', side: 'left' },
              { who: 'adult', pose: 'sit', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'lantern', count: 1 },
              { kind: 'cup', count: 2 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'Ten past eight. I had an idea about the lamp. I took off my hat, and I put it over the glass, all the way down.\n\n“Good, {child},” said Grandfather’s voice.',
          scene: {
            place: 'arctic',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'curious', size: 'medium', side: 'middle' },
              { who: 'adult', pose: 'sit', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'lantern', count: 1 },
              { kind: 'hat', count: 1 },
            ],
            focus: 'objects',
          },
        },
        {
          text: 'At first it was all black. Then my eyes got bigger.\n\nThere were stars, and stars in the water. The snow was blue. Behind the hill something green came up, like breath on a window, and it went slowly from one end of the sky to the other.',
          scene: {
            place: 'arctic',
            space: 'outside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'look-up', emotion: 'surprised', size: 'small', side: 'left' },
              { who: 'adult', pose: 'look-up', emotion: 'happy', size: 'small', side: 'left' },
            ],
            objects: [{ kind: 'star', count: 8 }],
            focus: 'place',
          },
        },
        {
          text: 'Half past eight. Pff.\n\nIt was not us.',
          scene: {
            place: 'arctic',
            space: 'outside',
            view: 'detail',
            time: 'night',
            weather: 'clear',
            figures: [{ who: 'child', pose: 'sit', emotion: 'surprised', size: 'medium', side: 'middle' }],
            objects: [],
            focus: 'child',
          },
        },
        {
          text: 'A tusk came up out of the water. It was as long as the sled, and it had a twist in it, and the green ran down it and dripped off the end. After the tusk came a gray back with spots.\n\nPff. There was another. They breathed, and they went under, toward the bay. I counted by the tusks, on my mittens.',
          scene: {
            place: 'arctic',
            space: 'outside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'swim', emotion: 'happy', size: 'large', side: 'middle' },
              { who: 'child', pose: 'sit', emotion: 'surprised', size: 'small', side: 'left' },
              { who: 'adult', pose: 'sit', emotion: 'happy', size: 'small', side: 'left' },
            ],
            objects: [],
            focus: 'animal',
          },
        },
        {
          text: 'Nine o’clock. Grandfather said they found their way by clicking. So I lay flat, and I put my ear on the ice.\n\nTick. Tick, tick.\n\nThey were a long way down.',
          scene: {
            place: 'arctic',
            space: 'outside',
            view: 'detail',
            time: 'late-night',
            weather: 'clear',
            figures: [{ who: 'child', pose: 'lie', emotion: 'curious', size: 'medium', side: 'middle' }],
            objects: [],
            focus: 'child',
          },
        },
        {
          text: 'Half past nine. In the tent, in the fur, in my socks.\n\nWind: none. Ice: all of it.\n\nNarwhals: four, going by.\n\nLamp: out.',
          scene: {
            place: 'arctic',
            space: 'inside',
            view: 'wide',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'left' },
              { who: 'adult', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'tent', count: 1 },
              { kind: 'lantern', count: 1 },
              { kind: 'paper', count: 1 },
              { kind: 'pencil', count: 1 },
            ],
            focus: 'child',
          },
        },
      ],
      recap:
        '{child} and Grandfather waited on the ice for the narwhals and saw nothing until {child} put a hat over the lamp. Then there were stars, green lights and four narwhals, on their way to the deep bay.',
      cast: ['Grandfather', 'four narwhals'],
    },
  },
  {
    request: { animal: 'spider', setting: 'workshop', tone: 'calm', age: '6-8', pronouns: 'they', words: 304 },
    answer: {
      title: 'The Clock That Limped',
      pages: [
        {
          text: 'There were nineteen clocks in Grandmother’s workshop, and eighteen of them agreed.\n\nThe tall one by the door had come on Monday, in a cart, from a house by the river. It had a moon on its face. It said tick… tock-tick… tock.\n\n“It limps,” said {child}.',
          scene: {
            place: 'workshop',
            space: 'inside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'stand', emotion: 'curious', size: 'medium', side: 'left' },
              { who: 'adult', pose: 'sit', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'clock', count: 3 }],
            focus: 'place',
          },
        },
        {
          text: 'Grandmother oiled it. {child} dusted its insides with a feather.\n\nTick… tock-tick… tock.\n\n“It did not limp by the river,” said Grandmother, and she went to put the soup on.',
          scene: {
            place: 'workshop',
            space: 'inside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'adult', pose: 'hold', emotion: 'curious', size: 'medium', side: 'right' },
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'left' },
            ],
            objects: [
              { kind: 'clock', count: 1 },
              { kind: 'bottle', count: 1 },
              { kind: 'feather', count: 1 },
            ],
            focus: 'adult',
          },
        },
        {
          text: 'Up in the corner of the ceiling, a spider stepped off.\n\nShe came down on a thread, past the moon, past the hands, past the little glass door, and there she hung and folded her legs.\n\nTick… tock-tick… tock.',
          scene: {
            place: 'workshop',
            space: 'inside',
            view: 'detail',
            time: 'night',
            weather: 'clear',
            figures: [{ who: 'animal', pose: 'climb', emotion: 'happy', size: 'small', side: 'middle' }],
            objects: [{ kind: 'clock', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: '{child} lay on the floor to see her better. From there the thread was one line, and the side of the clock was another.\n\nAt the top they touched. At the bottom a thumb would have fit between them.\n\n“Grandmother,” called {child}, “can a spider hang crooked?”\n\n“Never in this world,” said Grandmother.\n\n“Then it’s the clock.”',
          scene: {
            place: 'workshop',
            space: 'inside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'lie', emotion: 'curious', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'hold', emotion: 'sleepy', size: 'small', side: 'middle' },
            ],
            objects: [{ kind: 'clock', count: 1 }],
            focus: 'child',
          },
        },
        {
          text: '{child} folded a piece of paper. They breathed out sideways, so as not to rock the spider, and slid the paper under the clock’s left foot.\n\nThe gap was a finger. They folded it over. The gap was a bean. They folded it once more.',
          scene: {
            place: 'workshop',
            space: 'inside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'curious', size: 'medium', side: 'middle' },
              { who: 'animal', pose: 'hold', emotion: 'sleepy', size: 'small', side: 'right' },
            ],
            objects: [
              { kind: 'clock', count: 1 },
              { kind: 'paper', count: 1 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'The gap was a thread.',
          scene: {
            place: 'workshop',
            space: 'inside',
            view: 'detail',
            time: 'night',
            weather: 'clear',
            figures: [],
            objects: [{ kind: 'clock', count: 1 }],
            focus: 'objects',
          },
        },
        {
          text: 'Tick. Tock. Tick. Tock.\n\nGrandmother came to the door with the ladle in her hand. Nineteen clocks agreed. The spider unfolded her legs and went up home, a little at a time.',
          scene: {
            place: 'workshop',
            space: 'inside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'adult', pose: 'stand', emotion: 'happy', size: 'medium', side: 'right' },
              { who: 'animal', pose: 'climb', emotion: 'happy', size: 'small', side: 'middle' },
            ],
            objects: [
              { kind: 'clock', count: 3 },
              { kind: 'ladle', count: 1 },
            ],
            focus: 'place',
          },
        },
        {
          text: 'They had the soup. Then the lamp was turned down, and {child} went up to the bed above the workshop, and lay on one side.\n\nThrough the floor, through the pillow, came the tall clock with the moon on it.\n\nBetween a tick and a tock, {child} fell asleep.',
          scene: {
            place: 'home',
            space: 'inside',
            view: 'wide',
            time: 'late-night',
            weather: 'clear',
            figures: [{ who: 'child', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'middle' }],
            objects: [{ kind: 'bed', count: 1 }],
            focus: 'place',
          },
        },
      ],
      recap:
        'A tall clock in Grandmother’s workshop ticked unevenly until a spider hung down beside it, and {child} saw by her thread that the clock stood crooked. {child} slid folded paper under its foot until it ticked evenly.',
      cast: ['Grandmother, who mends clocks', 'the spider in the corner'],
    },
  },
];
