import type { ExampleStory } from './example-story.ts';

export const EXAMPLES: readonly [ExampleStory, ExampleStory] = [
  {
    request: { animal: 'camel', setting: 'desert', tone: 'calm', age: '2-3', words: 192 },
    answer: {
      title: 'A Place for Camel',
      pages: [
        {
          text: 'The day went down, and the dunes went blue.\n\nHome came {child}, and Camel, too.\n\nPad, pad, over the sand,\n\nAnd the rope lay loose in {child}’s hand.',
          scene: {
            place: 'desert',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'walk', emotion: 'happy', size: 'small', side: 'left' },
              { who: 'animal', pose: 'walk', emotion: 'happy', size: 'medium', side: 'middle' },
            ],
            objects: [{ kind: 'rope', count: 1 }],
            focus: 'place',
          },
        },
        {
          text: 'There was the tent, and Uncle, with tea.\n\n“Sit, Camel,” said {child}.\n\nDown went her front knees.\n\nAnd up they came. “Mm,” said Camel.',
          scene: {
            place: 'desert',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'sit', emotion: 'curious', size: 'medium', side: 'right' },
              { who: 'adult', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
            ],
            objects: [
              { kind: 'tent', count: 1 },
              { kind: 'teapot', count: 1 },
            ],
            focus: 'animal',
          },
        },
        {
          text: 'So they walked once around.\n\nOne star came out.\n\nPad, pad, over the sand,\n\nAnd the rope lay loose in {child}’s hand.',
          scene: {
            place: 'desert',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'walk', emotion: 'curious', size: 'small', side: 'middle' },
              { who: 'animal', pose: 'walk', emotion: 'curious', size: 'medium', side: 'middle' },
            ],
            objects: [
              { kind: 'star', count: 1 },
              { kind: 'tent', count: 1 },
              { kind: 'rope', count: 1 },
            ],
            focus: 'place',
          },
        },
        {
          text: '“Sit, Camel.”\n\nDown went her front knees, and up they came.\n\n“Mm,” said Camel, and looked at the ground.',
          scene: {
            place: 'desert',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'sit', emotion: 'curious', size: 'medium', side: 'right' },
              { who: 'child', pose: 'stand', emotion: 'curious', size: 'medium', side: 'left' },
            ],
            objects: [{ kind: 'star', count: 4 }],
            focus: 'animal',
          },
        },
        {
          text: '{child} knelt where the knees had been.\n\n{child} felt the sand with two flat hands.\n\nSoft here. Soft there.\n\nNot soft.',
          scene: {
            place: 'desert',
            space: 'outside',
            view: 'detail',
            time: 'night',
            weather: 'clear',
            figures: [{ who: 'child', pose: 'sit', emotion: 'curious', size: 'medium', side: 'middle' }],
            objects: [],
            focus: 'child',
          },
        },
        {
          text: 'A pebble!\n\nIt was no bigger than a date.',
          scene: {
            place: 'desert',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [{ who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'middle' }],
            objects: [{ kind: 'pebble', count: 1 }],
            focus: 'objects',
          },
        },
        {
          text: '{child} smoothed the sand like a sheet.\n\n“Sit, Camel.”',
          scene: {
            place: 'desert',
            space: 'outside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'stand', emotion: 'curious', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'star', count: 4 }],
            focus: 'child',
          },
        },
        {
          text: 'Down went her front knees.\n\nDown went the back ones.\n\nDown went the rest of her, down, down, down.\n\nAnd she let out one breath, as long as the evening.',
          scene: {
            place: 'desert',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'middle' },
              { who: 'child', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
            ],
            objects: [
              { kind: 'star', count: 6 },
              { kind: 'tent', count: 1 },
            ],
            focus: 'animal',
          },
        },
        {
          text: 'There were stars all the way to the ground.\n\nThe teapot was cool. The blanket was warm.\n\nHush, hush, over the sand,\n\nAnd the pebble lay warm in {child}’s hand.',
          scene: {
            place: 'desert',
            space: 'outside',
            view: 'wide',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'right' },
              { who: 'child', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'left' },
            ],
            objects: [
              { kind: 'tent', count: 1 },
              { kind: 'blanket', count: 1 },
              { kind: 'teapot', count: 1 },
              { kind: 'star', count: 8 },
            ],
            focus: 'place',
          },
        },
      ],
      recap:
        'Camel would not kneel down to sleep, so {child} felt the sand with both hands and found a pebble. {child} smoothed the sand, and Camel lay down under the stars.',
      cast: ['Uncle'],
    },
  },
  {
    request: { animal: 'frog', setting: 'meadow', tone: 'calm', age: '2-3', pronouns: 'he', words: 195 },
    answer: {
      title: 'The Moon in the Pond',
      pages: [
        {
          text: 'The grass was tall, and the path was thin.\n\nThere was a pond, with the moon let in.\n\n“Look all you like,” said Grandpa, and sat.',
          scene: {
            place: 'meadow',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'walk', emotion: 'happy', size: 'small', side: 'left' },
              { who: 'adult', pose: 'sit', emotion: 'happy', size: 'small', side: 'right' },
            ],
            objects: [
              { kind: 'grass', count: 4 },
              { kind: 'moon', count: 1 },
            ],
            focus: 'place',
          },
        },
        {
          text: '{child} lay down with his chin on his hands.\n\n“Hello, Frog,” said {child}.',
          scene: {
            place: 'meadow',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'lie', emotion: 'curious', size: 'medium', side: 'left' },
              { who: 'frog', pose: 'peek', emotion: 'curious', size: 'small', side: 'right' },
            ],
            objects: [
              { kind: 'moon', count: 1 },
              { kind: 'puddle', count: 1 },
              { kind: 'grass', count: 2 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'Plop! went the frog, and the moon came undone.\n\nWait, wait, wait.\n\nAnd then it was one.',
          scene: {
            place: 'meadow',
            space: 'outside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'swim', emotion: 'happy', size: 'small', side: 'middle' },
              { who: 'child', pose: 'lie', emotion: 'surprised', size: 'medium', side: 'left' },
            ],
            objects: [
              { kind: 'moon', count: 1 },
              { kind: 'puddle', count: 1 },
            ],
            focus: 'place',
          },
        },
        {
          text: 'Out climbed the frog, onto a flat stone.\n\nHe looked behind him. He saw the rings.',
          scene: {
            place: 'meadow',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'climb', emotion: 'curious', size: 'small', side: 'right' },
              { who: 'child', pose: 'lie', emotion: 'curious', size: 'medium', side: 'left' },
            ],
            objects: [
              { kind: 'stone', count: 1 },
              { kind: 'puddle', count: 1 },
            ],
            focus: 'animal',
          },
        },
        {
          text: 'Plop! went the frog, and the moon came undone.\n\nWait, wait, wait.\n\nAnd then it was one.',
          scene: {
            place: 'meadow',
            space: 'outside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'swim', emotion: 'happy', size: 'small', side: 'middle' },
              { who: 'child', pose: 'lie', emotion: 'curious', size: 'medium', side: 'left' },
            ],
            objects: [
              { kind: 'moon', count: 1 },
              { kind: 'puddle', count: 1 },
            ],
            focus: 'place',
          },
        },
        {
          text: '“You have never seen it,” said {child}.\n\n“You are always in it.”\n\nSo he wet both hands, and he made them a bowl.',
          scene: {
            place: 'meadow',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'sit', emotion: 'curious', size: 'small', side: 'right' },
            ],
            objects: [
              { kind: 'stone', count: 1 },
              { kind: 'puddle', count: 1 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'In walked the frog. He was cool as a spoon.\n\nHis throat went in, and his throat went out.',
          scene: {
            place: 'meadow',
            space: 'outside',
            view: 'detail',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'animal', pose: 'sit', emotion: 'curious', size: 'small', side: 'middle' },
            ],
            objects: [],
            focus: 'animal',
          },
        },
        {
          text: 'The rings went out to the reeds, and stopped.\n\nAnd there it was, all of it, round.',
          scene: {
            place: 'meadow',
            space: 'outside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'look-up', emotion: 'happy', size: 'small', side: 'left' },
            ],
            objects: [
              { kind: 'moon', count: 1 },
              { kind: 'puddle', count: 1 },
              { kind: 'grass', count: 3 },
            ],
            focus: 'place',
          },
        },
        {
          text: 'Then {child} let his hands down into the pond.\n\nHush, went the frog, and was in, and was gone.\n\nWait, wait.\n\nAnd the moon stayed one.',
          scene: {
            place: 'meadow',
            space: 'outside',
            view: 'near',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sit', emotion: 'sleepy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'swim', emotion: 'sleepy', size: 'small', side: 'right' },
            ],
            objects: [
              { kind: 'moon', count: 1 },
              { kind: 'puddle', count: 1 },
            ],
            focus: 'animal',
          },
        },
        {
          text: 'Grandpa carried him. The bed was wide.\n\nThere was a cup of water at the window.\n\nIt had a moon inside.',
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
              { kind: 'moon', count: 1 },
              { kind: 'cup', count: 1 },
            ],
            focus: 'place',
          },
        },
      ],
      recap:
        'Each time Frog jumped into the pond he broke the moon in it, and so he had never seen it. {child} held him in two wet hands until the moon was round, and then let him in without a plop.',
      cast: ['Grandpa'],
    },
  },
];
