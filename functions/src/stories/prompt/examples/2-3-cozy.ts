import type { ExampleStory } from './example-story.ts';

export const EXAMPLES: readonly [ExampleStory, ExampleStory] = [
  {
    request: { animal: 'mole', setting: 'garden', tone: 'cozy', age: '2-3', words: 200, children: ['{child}', '{child2}'] },
    answer: {
      title: 'Pull, Push, Pop',
      pages: [
        {
          text: 'The garden was cold, and the garden was brown,\n\nAnd supper was hiding, all the way down.',
          scene: {
            place: 'garden',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'cloudy',
            figures: [],
            objects: [],
            focus: 'place',
          },
        },
        {
          text: '“Pull,” said {child}. “Push,” said Mole.\n\nUp came a carrot, out of its hole.\n\nPOP!',
          scene: {
            place: 'garden',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'cloudy',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'peek', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'carrot', count: 1 }],
            focus: 'child',
          },
        },
        {
          text: '{child2} held the basket. Thump.',
          scene: {
            place: 'garden',
            space: 'outside',
            view: 'detail',
            time: 'evening',
            weather: 'cloudy',
            figures: [{ who: 'sibling', pose: 'hold', emotion: 'happy', size: 'medium', side: 'middle' }],
            objects: [
              { kind: 'basket', count: 1 },
              { kind: 'carrot', count: 1 },
            ],
            focus: 'sibling',
          },
        },
        {
          text: '“Pull,” said {child}. “Push,” said Mole.\n\nUp came an onion, out of its hole.\n\nPOP! And thump.',
          scene: {
            place: 'garden',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'cloudy',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'peek', emotion: 'happy', size: 'medium', side: 'right' },
              { who: 'sibling', pose: 'stand', emotion: 'happy', size: 'small', side: 'left' },
            ],
            objects: [{ kind: 'basket', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: 'Then, the beet.\n\nPull! No.\n\nPush! No.\n\nThe beet was as big as a hen, and it sat like a hen.',
          scene: {
            place: 'garden',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'cloudy',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'surprised', size: 'medium', side: 'middle' },
              { who: 'sibling', pose: 'stand', emotion: 'curious', size: 'small', side: 'right' },
            ],
            objects: [{ kind: 'basket', count: 1 }],
            focus: 'child',
          },
        },
        {
          text: '{child2} put one ear to the dirt.\n\n“You pull,” said {child2}, “and then you puff. When you puff, he pushes.”',
          scene: {
            place: 'garden',
            space: 'outside',
            view: 'detail',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'sibling', pose: 'lie', emotion: 'curious', size: 'medium', side: 'left' },
              { who: 'child', pose: 'sit', emotion: 'curious', size: 'medium', side: 'right' },
            ],
            objects: [],
            focus: 'sibling',
          },
        },
        {
          text: '{child} knocked on the ground, knock, knock.\n\n“Mole! Wait for the clap!”\n\n{child} took hold. {child2} clapped.\n\n“One… two… NOW!”',
          scene: {
            place: 'garden',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'sibling', pose: 'stand', emotion: 'happy', size: 'small', side: 'right' },
            ],
            objects: [{ kind: 'basket', count: 1 }],
            focus: 'child',
          },
        },
        {
          text: 'POP! Down sat {child}. Down sat {child2}.\n\nUp sat Mole, with a beet for a hat.',
          scene: {
            place: 'garden',
            space: 'outside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sit', emotion: 'surprised', size: 'medium', side: 'left' },
              { who: 'sibling', pose: 'sit', emotion: 'happy', size: 'small', side: 'right' },
              { who: 'animal', pose: 'sit', emotion: 'surprised', size: 'medium', side: 'middle' },
            ],
            objects: [{ kind: 'basket', count: 1 }],
            focus: 'other',
          },
        },
        {
          text: 'Chop, went Grandma. Plop, went the pot.\n\nThe soup was pink, and the soup was hot.',
          scene: {
            place: 'home',
            space: 'inside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'adult', pose: 'stand', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'child', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'sibling', pose: 'sit', emotion: 'happy', size: 'small', side: 'left' },
            ],
            objects: [{ kind: 'pot', count: 1 }],
            focus: 'adult',
          },
        },
        {
          text: 'The bread was pink where the bread went in,\n\nAnd over each spoon was a pink, pink chin.',
          scene: {
            place: 'home',
            space: 'inside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'sibling', pose: 'sit', emotion: 'happy', size: 'small', side: 'middle' },
              { who: 'animal', pose: 'sit', emotion: 'happy', size: 'small', side: 'right' },
              { who: 'adult', pose: 'sit', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'bread', count: 1 },
              { kind: 'spoon', count: 4 },
            ],
            focus: 'other',
          },
        },
        {
          text: '“Pull,” said {child}, and the quilt came up slow.\n\n“Push,” said Mole, in the garden below.',
          scene: {
            place: 'home',
            space: 'inside',
            view: 'near',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'sleepy', size: 'medium', side: 'left' },
              { who: 'sibling', pose: 'lie', emotion: 'sleepy', size: 'small', side: 'right' },
            ],
            objects: [
              { kind: 'bed', count: 1 },
              { kind: 'blanket', count: 1 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'Two in the bed, and one in his hole.\n\nPop, said the stove, on its last bit of coal.',
          scene: {
            place: 'home',
            space: 'inside',
            view: 'wide',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'left' },
              { who: 'sibling', pose: 'sleep', emotion: 'asleep', size: 'small', side: 'right' },
            ],
            objects: [
              { kind: 'bed', count: 1 },
              { kind: 'fire', count: 1 },
            ],
            focus: 'place',
          },
        },
      ],
      recap:
        '{child} pulled and Mole pushed until supper came out of the garden, but the great beet came up only when they pulled and pushed together at {child2}’s clap. Grandma made pink soup, and they all went to bed warm.',
      cast: ['Grandma'],
    },
  },
  {
    request: { animal: 'cat', setting: 'bakery', tone: 'cozy', age: '2-3', pronouns: 'she', words: 191 },
    answer: {
      title: 'Go, Dough, Grow',
      pages: [
        {
          text: 'Snow came down on the bakery roof.\n\n{child} had the dough. Cat had a cushion.\n\nPush, push, fold it so.\n\nPush, push, purr. Go, dough, grow!',
          scene: {
            place: 'bakery',
            space: 'inside',
            view: 'wide',
            time: 'evening',
            weather: 'snow',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'bread', count: 1 },
              { kind: 'pillow', count: 1 },
            ],
            focus: 'place',
          },
        },
        {
          text: 'The dough had a bowl. The bowl had a cloth.\n\n{child} looked under. It was as small as a bun.',
          scene: {
            place: 'bakery',
            space: 'inside',
            view: 'near',
            time: 'evening',
            weather: 'snow',
            figures: [{ who: 'child', pose: 'peek', emotion: 'curious', size: 'medium', side: 'middle' }],
            objects: [{ kind: 'bowl', count: 1 }],
            focus: 'objects',
          },
        },
        {
          text: 'It was cold in the window. Brrr, dough.\n\nIt was cold on the chair. Brrr, dough.\n\n“Turn it once more,” said Auntie Bo.',
          scene: {
            place: 'bakery',
            space: 'inside',
            view: 'wide',
            time: 'evening',
            weather: 'snow',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'curious', size: 'medium', side: 'left' },
              { who: 'adult', pose: 'stand', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'bowl', count: 1 },
              { kind: 'window', count: 1 },
              { kind: 'chair', count: 1 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'Push, push, fold it so.\n\nPush, push, purr. Go, dough, grow!',
          scene: {
            place: 'bakery',
            space: 'inside',
            view: 'near',
            time: 'evening',
            weather: 'snow',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'lie', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'bread', count: 1 },
              { kind: 'pillow', count: 1 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'Who had the warm spot? Cat had the warm spot.',
          scene: {
            place: 'bakery',
            space: 'inside',
            view: 'detail',
            time: 'evening',
            weather: 'snow',
            figures: [{ who: 'animal', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'middle' }],
            objects: [{ kind: 'pillow', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: '{child} picked her up. There was a lot of middle.\n\nShe put the bowl on the cushion.\n\nShe put Cat around the bowl, nose to tail, all the way around.',
          scene: {
            place: 'bakery',
            space: 'inside',
            view: 'near',
            time: 'night',
            weather: 'snow',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'animal', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'middle' },
            ],
            objects: [
              { kind: 'pillow', count: 1 },
              { kind: 'bowl', count: 1 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'Purr.\n\nPurr.\n\nPuff.',
          scene: {
            place: 'bakery',
            space: 'inside',
            view: 'detail',
            time: 'night',
            weather: 'snow',
            figures: [{ who: 'animal', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'middle' }],
            objects: [{ kind: 'bowl', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: 'Up came the cloth. Up came Cat’s chin.\n\nUp came the dough, as round as a moon.\n\nAnd off slid Cat. Plop.',
          scene: {
            place: 'bakery',
            space: 'inside',
            view: 'wide',
            time: 'night',
            weather: 'snow',
            figures: [
              { who: 'animal', pose: 'lie', emotion: 'surprised', size: 'medium', side: 'middle' },
              { who: 'child', pose: 'stand', emotion: 'surprised', size: 'medium', side: 'left' },
            ],
            objects: [{ kind: 'bowl', count: 1 }],
            focus: 'objects',
          },
        },
        {
          text: 'Auntie made buns, and the buns went crack.\n\nOne had honey. One had jam.\n\nOne had butter. Then Cat had butter.',
          scene: {
            place: 'bakery',
            space: 'inside',
            view: 'near',
            time: 'night',
            weather: 'snow',
            figures: [
              { who: 'child', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'adult', pose: 'sit', emotion: 'happy', size: 'medium', side: 'right' },
              { who: 'animal', pose: 'sit', emotion: 'happy', size: 'medium', side: 'middle' },
            ],
            objects: [{ kind: 'bun', count: 6 }],
            focus: 'other',
          },
        },
        {
          text: 'Over the oven, the bed was warm.\n\nSnow came down, and Cat went around.\n\nPush, push, tuck it so.\n\nPush, push, purr.\n\nSlow… slow… slow.',
          scene: {
            place: 'home',
            space: 'inside',
            view: 'wide',
            time: 'late-night',
            weather: 'snow',
            figures: [
              { who: 'child', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'middle' },
              { who: 'animal', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'left' },
            ],
            objects: [{ kind: 'bed', count: 1 }],
            focus: 'place',
          },
        },
      ],
      recap:
        '{child}’s dough was too cold to grow, so she put the bowl on Cat’s cushion and Cat around the bowl. The dough grew until Cat slid off, and Auntie Bo made buns of it.',
      cast: ['Auntie Bo, who bakes'],
    },
  },
];
