import type { ExampleStory } from './example-story.ts';

export const EXAMPLES: readonly [ExampleStory, ExampleStory] = [
  {
    request: { animal: 'goose', setting: 'farm', tone: 'funny', age: '2-3', pronouns: 'she', words: 200 },
    answer: {
      title: 'No Room in the Tub',
      pages: [
        {
          text: 'It was bath night on the farm.\n\nHalf a barrel stood out by the beans.\n\nIt was full of warm water, and the water was full of Goose.',
          scene: {
            place: 'farm',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [{ who: 'animal', pose: 'swim', emotion: 'happy', size: 'medium', side: 'middle' }],
            objects: [{ kind: 'barrel', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: 'In went one toe.\n\n“Honk! No room for a toe, and no room for a knee.\n\nNo room,” said Goose. “It is all full of me.”',
          scene: {
            place: 'farm',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'swim', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'child', pose: 'peek', emotion: 'curious', size: 'medium', side: 'left' },
            ],
            objects: [{ kind: 'barrel', count: 1 }],
            focus: 'child',
          },
        },
        {
          text: 'Plip! In went Duck.\n\nPLOP! In went Pig.\n\nSlosh, over the side.',
          scene: {
            place: 'farm',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'swim', emotion: 'surprised', size: 'medium', side: 'middle' },
              { who: 'duck', pose: 'swim', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'pig', pose: 'swim', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'barrel', count: 1 },
              { kind: 'puddle', count: 2 },
            ],
            focus: 'other',
          },
        },
        {
          text: 'In went one knee.\n\n“Honk! No room for a toe, and no room for a knee.\n\nNo room,” said Goose. “It is all full of me.”',
          scene: {
            place: 'farm',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'swim', emotion: 'proud', size: 'medium', side: 'middle' },
              { who: 'duck', pose: 'swim', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'pig', pose: 'swim', emotion: 'happy', size: 'medium', side: 'right' },
              { who: 'child', pose: 'stand', emotion: 'sulky', size: 'medium', side: 'left' },
            ],
            objects: [
              { kind: 'barrel', count: 1 },
              { kind: 'puddle', count: 2 },
            ],
            focus: 'place',
          },
        },
        {
          text: '{child} felt down the side for the string.\n\nShe pulled. POP!',
          scene: {
            place: 'farm',
            space: 'outside',
            view: 'detail',
            time: 'evening',
            weather: 'clear',
            figures: [{ who: 'child', pose: 'hold', emotion: 'curious', size: 'medium', side: 'middle' }],
            objects: [
              { kind: 'barrel', count: 1 },
              { kind: 'rope', count: 1 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'Glug, glug, glug, went the water, off to the beans.\n\nOut got Duck. Out got Pig.\n\nGlug… and no more glug.',
          scene: {
            place: 'farm',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'duck', pose: 'walk', emotion: 'surprised', size: 'medium', side: 'left' },
              { who: 'pig', pose: 'walk', emotion: 'surprised', size: 'medium', side: 'right' },
              { who: 'animal', pose: 'sit', emotion: 'happy', size: 'medium', side: 'middle' },
            ],
            objects: [
              { kind: 'barrel', count: 1 },
              { kind: 'puddle', count: 3 },
            ],
            focus: 'other',
          },
        },
        {
          text: 'Goose was sitting on the hole.',
          scene: {
            place: 'farm',
            space: 'outside',
            view: 'detail',
            time: 'evening',
            weather: 'clear',
            figures: [{ who: 'animal', pose: 'sit', emotion: 'proud', size: 'medium', side: 'middle' }],
            objects: [{ kind: 'barrel', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: '{child} found one big flat foot, and tickled it.\n\n“HONK!” Up went Goose.\n\nGluggle-uggle-GLUP! Down went the water.',
          scene: {
            place: 'farm',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'fly', emotion: 'surprised', size: 'medium', side: 'middle' },
            ],
            objects: [
              { kind: 'barrel', count: 1 },
              { kind: 'puddle', count: 3 },
            ],
            focus: 'animal',
          },
        },
        {
          text: 'In went the plug. In went warm water, bucket by bucket.\n\n“Room for a toe, and room for a knee.\n\nAnd room,” said {child}, “for a goose beside me.”',
          scene: {
            place: 'farm',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sit', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'animal', pose: 'swim', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'barrel', count: 1 },
              { kind: 'bucket', count: 1 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'Then it was dark.\n\nTwo clean feet were in bed, and two flat ones.\n\nDrip, went the tub.\n\nThe beans went to sleep.',
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
            objects: [{ kind: 'bed', count: 1 }],
            focus: 'place',
          },
        },
      ],
      recap:
        '{child} could not get into the tub because it was full of Goose, so she pulled the plug, and Goose sat on the hole. She tickled Goose’s flat foot, and at last they both had a bath and went to bed.',
      cast: ['Duck', 'Pig'],
    },
  },
  {
    request: { animal: 'dragon', setting: 'castle', tone: 'funny', age: '2-3', words: 200 },
    answer: {
      title: 'Huff, Puff, Whoosh',
      pages: [
        {
          text: 'High in the castle were one bed, one candle and one dragon.\n\n“Blow out the candle, Dragon,” said {child}.',
          scene: {
            place: 'castle',
            space: 'inside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'bed', count: 1 },
              { kind: 'candle', count: 1 },
            ],
            focus: 'place',
          },
        },
        {
          text: 'Huff, puff, WHOOSH! What a light, what a light!\n\nNow the fireplace was lit, too.\n\n“That is not,” said {child}, “how we say good night.”',
          scene: {
            place: 'castle',
            space: 'inside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'child', pose: 'sit', emotion: 'surprised', size: 'medium', side: 'left' },
            ],
            objects: [
              { kind: 'candle', count: 1 },
              { kind: 'fire', count: 1 },
            ],
            focus: 'animal',
          },
        },
        {
          text: 'Huff, puff, WHOOSH! What a light, what a light!\n\nSeven candles were lit, all down the stairs.\n\n“That is not,” said {child}, “how we say good night.”',
          scene: {
            place: 'castle',
            space: 'inside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'stand', emotion: 'surprised', size: 'medium', side: 'right' },
              { who: 'child', pose: 'stand', emotion: 'surprised', size: 'medium', side: 'left' },
            ],
            objects: [{ kind: 'candle', count: 7 }],
            focus: 'objects',
          },
        },
        {
          text: '“Cock-a-doodle-DOO?” said the rooster in the yard.',
          scene: {
            place: 'castle',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [{ who: 'chicken', pose: 'stand', emotion: 'surprised', size: 'medium', side: 'middle' }],
            objects: [],
            focus: 'other',
          },
        },
        {
          text: 'The cook came up in her nightcap. “Is it breakfast?”\n\n“No,” said {child}. “It’s Dragon.”',
          scene: {
            place: 'castle',
            space: 'inside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'person', pose: 'stand', emotion: 'sleepy', size: 'medium', side: 'right' },
              { who: 'child', pose: 'stand', emotion: 'happy', size: 'medium', side: 'left' },
            ],
            objects: [],
            focus: 'other',
          },
        },
        {
          text: '{child} held up the big blue jug.\n\nGulp, gulp, gulp, down to where the whoosh was.\n\nTsssss, said Dragon’s tummy.',
          scene: {
            place: 'castle',
            space: 'inside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'sit', emotion: 'curious', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'jug', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: '“Now a mouth like a button,” said {child}, and held Dragon’s chin. “Like this. Fff.”',
          scene: {
            place: 'castle',
            space: 'inside',
            view: 'detail',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'sit', emotion: 'curious', size: 'medium', side: 'right' },
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'left' },
            ],
            objects: [],
            focus: 'child',
          },
        },
        {
          text: '“Fff,” went Dragon. It was only steam.\n\nDown the stairs they went.\n\nOut went one, two, three, four, five, six, seven.',
          scene: {
            place: 'castle',
            space: 'inside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'walk', emotion: 'happy', size: 'medium', side: 'right' },
              { who: 'child', pose: 'walk', emotion: 'happy', size: 'medium', side: 'left' },
            ],
            objects: [
              { kind: 'cloud', count: 1 },
              { kind: 'candle', count: 7 },
            ],
            focus: 'animal',
          },
        },
        {
          text: 'Out went the fire. Out went the candle, last of all.\n\nHuff, puff, fff. Not a light, not a light.\n\n“And that,” said {child}, “is how we say good night.”',
          scene: {
            place: 'castle',
            space: 'inside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'lie', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'bed', count: 1 },
              { kind: 'candle', count: 1 },
              { kind: 'cloud', count: 1 },
            ],
            focus: 'place',
          },
        },
        {
          text: 'The rooster put his head under his wing.\n\nThe bed was as warm as a bun, with Dragon in it.\n\nFff.',
          scene: {
            place: 'castle',
            space: 'inside',
            view: 'wide',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'bed', count: 1 }],
            focus: 'animal',
          },
        },
      ],
      recap:
        'Dragon could not blow out the candle, because every huff lit more of them. {child} gave Dragon water and showed him how to blow softly, and the castle was dark at last.',
      cast: ['the cook', 'the rooster in the yard'],
    },
  },
];
