import type { ExampleStory } from './example-story.ts';

export const EXAMPLES: readonly [ExampleStory, ExampleStory] = [
  {
    request: { animal: 'owl', setting: 'city', tone: 'calm', age: '4-5', pronouns: 'she', words: 259 },
    answer: {
      title: 'The Last Window',
      pages: [
        {
          text: 'From the roof, {child} could see every window across the street. Papa was watering the tomatoes. The owl sat on the water tank and looked, too.\n\nOne went dark, and the street was a little more blue.',
          scene: {
            place: 'city',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'adult', pose: 'stand', emotion: 'happy', size: 'medium', side: 'right' },
              { who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'middle' },
            ],
            objects: [{ kind: 'window', count: 12 }],
            focus: 'place',
          },
        },
        {
          text: 'The baker’s went first. He got up at three.\n\nThen it was the twins’. Then, after one long note, the trombone player’s.\n\nOne went dark, and the street was a little more blue.',
          scene: {
            place: 'city',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'look-up', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'window', count: 6 }],
            focus: 'animal',
          },
        },
        {
          text: 'The owl turned her head, and turned it, until she looked out over her own tail. Nothing was lit there.',
          scene: {
            place: 'city',
            space: 'outside',
            view: 'detail',
            time: 'night',
            weather: 'clear',
            figures: [{ who: 'animal', pose: 'look-up', emotion: 'curious', size: 'medium', side: 'middle' }],
            objects: [],
            focus: 'animal',
          },
        },
        {
          text: 'Papa rolled up the hose.\n\nThe owl’s head had stopped. {child} looked where it pointed.\n\nThere was one window left.',
          scene: {
            place: 'city',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'peek', emotion: 'curious', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'stand', emotion: 'curious', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'window', count: 1 }],
            focus: 'objects',
          },
        },
        {
          text: 'It was yellow, and in it was someone about {child}’s size, with two elbows on the sill.\n\n{child} held up the lantern for the stairs. She put the lid of the bucket in front of it, and took the lid away.\n\nDark. Light.',
          scene: {
            place: 'city',
            space: 'outside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'person', pose: 'peek', emotion: 'curious', size: 'small', side: 'right' },
              { who: 'child', pose: 'peek', emotion: 'curious', size: 'medium', side: 'left' },
            ],
            objects: [
              { kind: 'window', count: 1 },
              { kind: 'lantern', count: 1 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'Across the street, a hand went up to a switch.\n\nDark. Light.',
          scene: {
            place: 'city',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'person', pose: 'stand', emotion: 'surprised', size: 'small', side: 'right' },
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'stand', emotion: 'curious', size: 'medium', side: 'middle' },
            ],
            objects: [
              { kind: 'window', count: 1 },
              { kind: 'lantern', count: 1 },
            ],
            focus: 'place',
          },
        },
        {
          text: '{child} did it once more, slowly. The window did it, slowly.\n\nThen she put the lid in front of the lantern and left it there.\n\nOne went dark, and one went dark, and the street was blue from end to end.',
          scene: {
            place: 'city',
            space: 'outside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'adult', pose: 'stand', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'lantern', count: 1 }],
            focus: 'child',
          },
        },
        {
          text: 'The owl looked one way, and then the other, to see that it was done. Then she opened her wings and went, with no more noise than a sleeve.',
          scene: {
            place: 'city',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'fly', emotion: 'happy', size: 'medium', side: 'right' },
              { who: 'child', pose: 'stand', emotion: 'sleepy', size: 'medium', side: 'left' },
              { who: 'adult', pose: 'stand', emotion: 'happy', size: 'medium', side: 'left' },
            ],
            objects: [],
            focus: 'animal',
          },
        },
        {
          text: '{child} went down in the dark with her hand in Papa’s.\n\nShe lay down, and drew the curtain.\n\nIt was blue in there, too.',
          scene: {
            place: 'home',
            space: 'inside',
            view: 'wide',
            time: 'late-night',
            weather: 'clear',
            figures: [{ who: 'child', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'middle' }],
            objects: [
              { kind: 'bed', count: 1 },
              { kind: 'window', count: 1 },
              { kind: 'curtain', count: 1 },
            ],
            focus: 'place',
          },
        },
      ],
      recap:
        'From the roof {child} and an owl watched the windows go dark until only one was lit, where another child was awake. {child} covered and uncovered her lantern until that window answered, and both went to bed.',
      cast: ['Papa', 'the owl on the water tank', 'the child in the last window'],
    },
  },
  {
    request: { animal: 'goat', setting: 'mountain', tone: 'calm', age: '4-5', pronouns: 'he', words: 260 },
    answer: {
      title: 'Seven Bells',
      pages: [
        {
          text: 'In the evening the goats came down the mountain, in a line, and {child} and Grandmother sat by the gate and counted them with their eyes shut.\n\nThere were seven goats and seven bells, and no two bells were alike.\n\nClonk. Clink. Tonk. Tink. Dang. Ding.\n\nAnd that was all.',
          scene: {
            place: 'mountain',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'adult', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'walk', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'gate', count: 1 }],
            focus: 'place',
          },
        },
        {
          text: '{child} opened his eyes. There were seven goats. He shut them.\n\nClonk. Clink. Tonk. Tink. Dang. Ding.\n\nSix bells.',
          scene: {
            place: 'mountain',
            space: 'outside',
            view: 'detail',
            time: 'evening',
            weather: 'clear',
            figures: [{ who: 'child', pose: 'sit', emotion: 'surprised', size: 'medium', side: 'middle' }],
            objects: [],
            focus: 'child',
          },
        },
        {
          text: 'So {child} went down the line with his hand out. He knew the bells by feel, the dented and the thin. The last goat was the brown one, with the white ear. Her bell was on. She shook it to show him.\n\nIt said nothing.',
          scene: {
            place: 'mountain',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'curious', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'stand', emotion: 'curious', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'bell', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: '{child} looked up into it. There was the hook, and nothing on it.',
          scene: {
            place: 'mountain',
            space: 'outside',
            view: 'detail',
            time: 'night',
            weather: 'clear',
            figures: [{ who: 'child', pose: 'peek', emotion: 'curious', size: 'medium', side: 'middle' }],
            objects: [{ kind: 'bell', count: 1 }],
            focus: 'objects',
          },
        },
        {
          text: 'He tried a pebble, and it would not be tied. He tried a key, and Grandmother needed it.\n\nThen he felt down the front of his coat to the last button. It was wood, and as big as a walnut, and loose. He pulled it off, and Grandmother held the goat by the beard while he knotted the thread around the hook, twice, and bit the end.',
          scene: {
            place: 'mountain',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'curious', size: 'medium', side: 'left' },
              { who: 'adult', pose: 'hold', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'bell', count: 1 },
              { kind: 'button', count: 1 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'Tock, said the bell.',
          scene: {
            place: 'mountain',
            space: 'outside',
            view: 'detail',
            time: 'night',
            weather: 'clear',
            figures: [{ who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'middle' }],
            objects: [{ kind: 'bell', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: 'They shut their eyes, and the goats went in past them.\n\nClonk. Clink. Tonk. Tink. Dang. Ding.\n\nThe whole valley waited.\n\nTock.',
          scene: {
            place: 'mountain',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'adult', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'walk', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'gate', count: 1 }],
            focus: 'place',
          },
        },
        {
          text: '{child}’s bed was over the stable, and the hay kept it warm. Now and then, down there, a goat turned over.\n\nClonk.\n\nLater on, tink.\n\nAnd then, when the lamp was out and the coat was on its nail, tock.',
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
        'Seven goats came down the mountain, but {child} heard only six bells, because one had nothing inside to ring it. {child} tied his coat button into the bell, and that night he heard it from his bed.',
      cast: ['Grandmother', 'the brown goat with the white ear'],
    },
  },
];
