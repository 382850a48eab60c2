import type { ExampleStory } from './example-story.ts';

export const EXAMPLES: readonly [ExampleStory, ExampleStory] = [
  {
    request: { animal: 'kangaroo', setting: 'space', tone: 'silly', age: '4-5', pronouns: 'they', words: 259 },
    answer: {
      title: 'Once Around',
      pages: [
        {
          text: 'The planet had one hill, one spoon and one bed on it, and then it was full.\n\nIt was so small that a ball you threw came back and hit you from behind. So did a word.\n\n“Good night,” said {child}.\n\n“Good night,” it said, behind {child}’s left ear.',
          scene: {
            place: 'space',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'stand', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'bed', count: 1 },
              { kind: 'spoon', count: 1 },
            ],
            focus: 'place',
          },
        },
        {
          text: 'Kangaroo hopped into bed.\n\nBOING! Past the hill, past the spoon, and over the bed.\n\nShe had gone once around.',
          scene: {
            place: 'space',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'fly', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'child', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
            ],
            objects: [
              { kind: 'bed', count: 1 },
              { kind: 'spoon', count: 1 },
            ],
            focus: 'animal',
          },
        },
        {
          text: 'She tried a smaller hop.\n\nBoing! Past the hill, past the spoon, and over the bed.\n\nShe tried it backward.\n\nGniob! Over the bed, past the spoon, and past the hill.',
          scene: {
            place: 'space',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'fly', emotion: 'surprised', size: 'medium', side: 'middle' },
              { who: 'child', pose: 'sit', emotion: 'curious', size: 'medium', side: 'left' },
            ],
            objects: [
              { kind: 'bed', count: 1 },
              { kind: 'spoon', count: 1 },
            ],
            focus: 'animal',
          },
        },
        {
          text: '“How heavy are you?” asked {child}.\n\n“Here? About as heavy as a sandwich,” said Kangaroo. “At home I am a sofa.”\n\n“Then we want more sandwiches. Hold your pocket open.”',
          scene: {
            place: 'space',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'curious', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'sit', emotion: 'sulky', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'bed', count: 1 }],
            focus: 'child',
          },
        },
        {
          text: '{child} picked up the spoon and put it in Kangaroo’s pocket. Then in went the ball.\n\n{child} took the hill by its top and pulled, and in it went, with its grass on.\n\nBoing! Past nothing, past nothing, and over the bed.',
          scene: {
            place: 'space',
            space: 'outside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'stand', emotion: 'curious', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'ball', count: 1 },
              { kind: 'spoon', count: 1 },
            ],
            focus: 'child',
          },
        },
        {
          text: '{child} looked all the way around the planet. It did not take long. There was one more heavy thing on it.\n\nSo they climbed in, too, feet first, and sat down on the hill.',
          scene: {
            place: 'space',
            space: 'outside',
            view: 'detail',
            time: 'night',
            weather: 'clear',
            figures: [{ who: 'child', pose: 'climb', emotion: 'happy', size: 'medium', side: 'middle' }],
            objects: [],
            focus: 'child',
          },
        },
        {
          text: '“Boi—” said Kangaroo.\n\nPast nothing, past nothing, and into the bed.',
          scene: {
            place: 'space',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'sit', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'child', pose: 'peek', emotion: 'happy', size: 'medium', side: 'middle' },
            ],
            objects: [{ kind: 'bed', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: 'The bed was warm. The pocket was warmer.\n\n“Good night,” said {child}.\n\nThe good night went out over the edge, low, and once around.\n\nWhen it came back, there was no one awake to hear it. So it lay down behind them.',
          scene: {
            place: 'space',
            space: 'outside',
            view: 'wide',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'middle' },
              { who: 'child', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'middle' },
            ],
            objects: [{ kind: 'bed', count: 1 }],
            focus: 'place',
          },
        },
      ],
      recap:
        'On a planet so small that every hop went once around it, Kangaroo could not land in her bed. {child} filled her pocket with a spoon, a ball and a hill, and then climbed in, and she was heavy enough.',
      cast: ['Kangaroo'],
    },
  },
  {
    request: { animal: 'stegosaurus', setting: 'dinosaur', tone: 'silly', age: '4-5', words: 260, children: ['{child}', '{child2}'] },
    answer: {
      title: 'It Fits',
      pages: [
        {
          text: 'In Dinosaur Valley the wash was hung on Stegosaurus. She had seventeen points down her back, and there was no other hook in the place.\n\nThere was one law about it: a thing came down only if it fit you.',
          scene: {
            place: 'dinosaur',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [{ who: 'animal', pose: 'stand', emotion: 'happy', size: 'large', side: 'middle' }],
            objects: [
              { kind: 'sock', count: 2 },
              { kind: 'hat', count: 1 },
              { kind: 'scarf', count: 1 },
            ],
            focus: 'animal',
          },
        },
        {
          text: 'Two socks fit {child2}, one on each foot. They fit, so down they came.\n\nA nightshirt fit {child}. It fit, so down it came.',
          scene: {
            place: 'dinosaur',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'sibling', pose: 'hold', emotion: 'happy', size: 'small', side: 'left' },
              { who: 'animal', pose: 'stand', emotion: 'happy', size: 'large', side: 'right' },
            ],
            objects: [{ kind: 'sock', count: 2 }],
            focus: 'child',
          },
        },
        {
          text: 'A hat with three holes fit Triceratops. It fit, so down it came.',
          scene: {
            place: 'dinosaur',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'dinosaur', pose: 'stand', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'stand', emotion: 'happy', size: 'large', side: 'right' },
            ],
            objects: [{ kind: 'hat', count: 1 }],
            focus: 'other',
          },
        },
        {
          text: 'Then there was only the scarf.\n\nIt was Long Neck’s, and Long Neck was asleep, two hills away. Stegosaurus had it on every point. “I can’t lie down in a neighbor’s scarf,” she said.',
          scene: {
            place: 'dinosaur',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'stand', emotion: 'worried', size: 'large', side: 'middle' },
              { who: 'child', pose: 'look-up', emotion: 'curious', size: 'small', side: 'left' },
            ],
            objects: [{ kind: 'scarf', count: 1 }],
            focus: 'objects',
          },
        },
        {
          text: '{child} tried it on. It went around and around, and there was still all of it.\n\n{child2} tried it on, and there was no {child2}.\n\n“I’m in here,” said the scarf.\n\nTriceratops tried it on. It got caught on the hat.\n\nIt did not fit, so up it went.',
          scene: {
            place: 'dinosaur',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'stand', emotion: 'surprised', size: 'medium', side: 'left' },
              { who: 'sibling', pose: 'peek', emotion: 'surprised', size: 'small', side: 'middle' },
            ],
            objects: [{ kind: 'scarf', count: 1 }],
            focus: 'sibling',
          },
        },
        {
          text: '{child} looked along the scarf, and then along all of them.\n\n“It’s too long for one of us,” said {child}. “Stand close. {child2}, take the other end, and run!”',
          scene: {
            place: 'dinosaur',
            space: 'outside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'curious', size: 'medium', side: 'middle' },
              { who: 'animal', pose: 'stand', emotion: 'curious', size: 'large', side: 'right' },
            ],
            objects: [{ kind: 'scarf', count: 1 }],
            focus: 'child',
          },
        },
        {
          text: '{child2} ran. The scarf went around Triceratops, and around Stegosaurus, points and all, and twice around {child}, and twice around {child2}. There was just enough left for a bow. {child2} put a finger on the knot, and {child} tied it.\n\nIt fit.',
          scene: {
            place: 'dinosaur',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'stand', emotion: 'happy', size: 'large', side: 'middle' },
              { who: 'dinosaur', pose: 'stand', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'small', side: 'right' },
              { who: 'sibling', pose: 'hold', emotion: 'happy', size: 'small', side: 'right' },
            ],
            objects: [{ kind: 'scarf', count: 1 }],
            focus: 'place',
          },
        },
        {
          text: 'So down it came, and down came all of them in it, in a heap.\n\nIt was late. It was wool.\n\nThe moon tried on the valley.\n\nIt fit.',
          scene: {
            place: 'dinosaur',
            space: 'outside',
            view: 'wide',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'sleep', emotion: 'asleep', size: 'large', side: 'middle' },
              { who: 'dinosaur', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'left' },
              { who: 'child', pose: 'sleep', emotion: 'asleep', size: 'small', side: 'right' },
              { who: 'sibling', pose: 'sleep', emotion: 'asleep', size: 'small', side: 'right' },
            ],
            objects: [
              { kind: 'scarf', count: 1 },
              { kind: 'moon', count: 1 },
            ],
            focus: 'animal',
          },
        },
      ],
      recap:
        'In Dinosaur Valley the wash hung on Stegosaurus and came down only if it fit, and Long Neck’s scarf fit no one. {child} and {child2} wound it around all of them together until it fit, and they slept in it.',
      cast: ['Triceratops', 'Long Neck, who owns the scarf'],
    },
  },
];
