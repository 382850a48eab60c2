import type { ExampleStory } from './example-story.ts';

export const EXAMPLES: readonly [ExampleStory, ExampleStory] = [
  {
    request: { animal: 'porcupine', setting: 'castle', tone: 'silly', age: '6-8', pronouns: 'he', words: 317 },
    answer: {
      title: 'The Hugging Law',
      pages: [
        {
          text: 'Over the stairs of the castle was painted the Law: NO ONE GOES UP UNTIL EVERYONE IS HUGGED.\n\nIt had worked for three hundred years. Then the castle took on a new cook, and she was a porcupine.',
          scene: {
            place: 'castle',
            space: 'inside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [{ who: 'animal', pose: 'stand', emotion: 'worried', size: 'medium', side: 'right' }],
            objects: [
              { kind: 'ladder', count: 1 },
              { kind: 'sign', count: 1 },
            ],
            focus: 'place',
          },
        },
        {
          text: 'At eight the Queen sat down on the bottom stair with her list. Forty had been hugged. There were forty-one.\n\n“Better not,” said Porcupine. “I am mostly quills.”\n\n“The Law is the Law,” said the Queen.\n\nAnd no one went up.',
          scene: {
            place: 'castle',
            space: 'inside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'person', pose: 'sit', emotion: 'proud', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'stand', emotion: 'worried', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'paper', count: 1 }],
            focus: 'other',
          },
        },
        {
          text: 'Sir Humbert tried it in his armor. CLANG!\n\n“That was not a hug,” said the Queen. “That was a pan. Not counted.”\n\nAnd no one went up.',
          scene: {
            place: 'castle',
            space: 'inside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'person', pose: 'hug', emotion: 'worried', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'stand', emotion: 'surprised', size: 'medium', side: 'right' },
            ],
            objects: [],
            focus: 'other',
          },
        },
        {
          text: 'The Duchess tried it with six pillows. PAFF!\n\nWhen the feathers came down, she was hugging Sir Humbert.\n\n“Not counted,” said the Queen. “He has been done.”\n\nAnd no one went up.',
          scene: {
            place: 'castle',
            space: 'inside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'person', pose: 'stand', emotion: 'surprised', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'stand', emotion: 'surprised', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'pillow', count: 6 },
              { kind: 'feather', count: 6 },
            ],
            focus: 'objects',
          },
        },
        {
          text: 'Nine o’clock. The cat lay down on the list.',
          scene: {
            place: 'castle',
            space: 'inside',
            view: 'detail',
            time: 'night',
            weather: 'clear',
            figures: [{ who: 'cat', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'middle' }],
            objects: [{ kind: 'paper', count: 1 }],
            focus: 'other',
          },
        },
        {
          text: '{child} held the candle close to Porcupine. The quills all began at the nose and lay back, like thatch.\n\n“Which end do you wash first?” asked {child}.\n\n“The nose,” said Porcupine.\n\n“And then?”\n\n“And then back. Only ever back.”',
          scene: {
            place: 'castle',
            space: 'inside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'curious', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'sit', emotion: 'curious', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'candle', count: 1 }],
            focus: 'child',
          },
        },
        {
          text: 'So {child} put down the candle, and he knelt at the nose.\n\nHe laid one hand flat between her eyes. He slid it over her head and down the long back of her, slowly, and the quills lay down under it with a sound like rain on straw. Then came the other arm.\n\nPorcupine hugged him with her front, which was all fur.',
          scene: {
            place: 'castle',
            space: 'inside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hug', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'hug', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'candle', count: 1 }],
            focus: 'child',
          },
        },
        {
          text: '“Counted!” said the Queen. Then the other thirty-nine lined up at the nose.\n\nAnd everyone went up. Clank, clank, went Sir Humbert. Slap, slap, went the Queen, and under the Law she painted FRONT TO BACK.',
          scene: {
            place: 'castle',
            space: 'inside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'person', pose: 'stand', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'person', pose: 'walk', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'animal', pose: 'hug', emotion: 'happy', size: 'medium', side: 'right' },
              { who: 'child', pose: 'stand', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'candle', count: 1 }],
            focus: 'place',
          },
        },
        {
          text: 'In the little room under the roof, {child} blew out the candle.\n\nThe stairs were dark. There was nothing on them but a list and a cat.\n\nAnd the cat went up.',
          scene: {
            place: 'castle',
            space: 'inside',
            view: 'wide',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'right' },
              { who: 'cat', pose: 'walk', emotion: 'sleepy', size: 'medium', side: 'left' },
            ],
            objects: [
              { kind: 'bed', count: 1 },
              { kind: 'candle', count: 1 },
            ],
            focus: 'place',
          },
        },
      ],
      recap:
        'By law no one in the castle could go up to bed until the new cook, a porcupine, was hugged. {child} saw which way her quills lay, hugged her from front to back, and everyone went up.',
      cast: ['Porcupine, the cook', 'the Queen', 'Sir Humbert, a knight', 'the Duchess', 'the cat'],
    },
  },
  {
    request: { animal: 'sheep', setting: 'clouds', tone: 'silly', age: '6-8', words: 319, children: ['{child}', '{child2}'] },
    answer: {
      title: 'Ninety-Eight to Go',
      pages: [
        {
          text: 'We were forty sheep, and we were all awake.\n\nIn the Cloud Kingdom a sheep goes to sleep the proper way. She lies down and counts children over a gate. We had sent for a hundred. The wind post brought two.',
          scene: {
            place: 'clouds',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'lie', emotion: 'curious', size: 'medium', side: 'left' },
              { who: 'sheep', pose: 'lie', emotion: 'curious', size: 'medium', side: 'middle' },
              { who: 'sheep', pose: 'lie', emotion: 'curious', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'gate', count: 1 },
              { kind: 'cloud', count: 3 },
            ],
            focus: 'animal',
          },
        },
        {
          text: 'They were {child} and {child2}.\n\n{child} jumped. “One,” we said. {child2} jumped. “Two.”\n\nWe waited for Three. There was a good deal of sky.',
          scene: {
            place: 'clouds',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'fly', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'sibling', pose: 'stand', emotion: 'happy', size: 'small', side: 'right' },
              { who: 'animal', pose: 'lie', emotion: 'curious', size: 'medium', side: 'left' },
              { who: 'sheep', pose: 'lie', emotion: 'curious', size: 'medium', side: 'left' },
            ],
            objects: [{ kind: 'gate', count: 1 }],
            focus: 'child',
          },
        },
        {
          text: 'So {child} ran around and jumped again.\n\n“Not that one,” said our aunt, who had a head for figures. “We have had that one.”',
          scene: {
            place: 'clouds',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'fly', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'animal', pose: 'lie', emotion: 'sulky', size: 'medium', side: 'left' },
            ],
            objects: [{ kind: 'gate', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: 'They went behind a bank of cloud. We heard {child2} say, “Hold still.” We heard something soft tear off.\n\nOver the gate came a child with a long white beard.\n\n“Three!” we said. We had never seen that one before.',
          scene: {
            place: 'clouds',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'sibling', pose: 'hold', emotion: 'happy', size: 'small', side: 'right' },
              { who: 'child', pose: 'stand', emotion: 'happy', size: 'medium', side: 'middle' },
            ],
            objects: [{ kind: 'cloud', count: 2 }],
            focus: 'sibling',
          },
        },
        {
          text: 'Four had a hump. Five had a tail. Six came over backward, and bowed to where it had been. Seven had four feet and two heads, and our uncle wanted to count it twice.\n\n“Seven!” we said. We had never seen that one before.',
          scene: {
            place: 'clouds',
            space: 'outside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'fly', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'sibling', pose: 'hold', emotion: 'happy', size: 'small', side: 'right' },
              { who: 'animal', pose: 'look-up', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'sheep', pose: 'look-up', emotion: 'happy', size: 'medium', side: 'left' },
            ],
            objects: [
              { kind: 'gate', count: 1 },
              { kind: 'cloud', count: 3 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'Nineteen was only a sneeze. “Bless you,” we said, and counted it.\n\nBy then the back row was asleep. {child2} pulled up the cloud in handfuls, and {child} wore it over, and each time the bank was lower.',
          scene: {
            place: 'clouds',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'left' },
              { who: 'sheep', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'left' },
              { who: 'sheep', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'right' },
              { who: 'child', pose: 'peek', emotion: 'happy', size: 'medium', side: 'middle' },
            ],
            objects: [
              { kind: 'gate', count: 1 },
              { kind: 'cloud', count: 2 },
            ],
            focus: 'animal',
          },
        },
        {
          text: 'Thirty was lying down, and Thirty-one was pulling it.\n\nWe were lying down ourselves. We thought it a good way to jump.\n\nAt Thirty-nine there was no one left to say it but our aunt.',
          scene: {
            place: 'clouds',
            space: 'outside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'middle' },
              { who: 'sibling', pose: 'walk', emotion: 'sleepy', size: 'small', side: 'right' },
              { who: 'animal', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'left' },
              { who: 'sheep', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'left' },
              { who: 'sheep', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'gate', count: 1 }],
            focus: 'place',
          },
        },
        {
          text: 'Forty did not jump. It walked up to the gate, and leaned there. It had no beard, and no hump, and the cloud was all used up.\n\nOur aunt looked at it for some time.\n\n“Forty,” she said. She had seen that one before, and she moved over.',
          scene: {
            place: 'clouds',
            space: 'outside',
            view: 'near',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'sleepy', size: 'medium', side: 'right' },
              { who: 'animal', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'left' },
            ],
            objects: [{ kind: 'gate', count: 1 }],
            focus: 'child',
          },
        },
        {
          text: 'So they lay down, one on each side of her, in the wool.\n\nIt was quiet, up there.\n\nAnd our aunt counted them.\n\nOne.\n\nTwo.',
          scene: {
            place: 'clouds',
            space: 'outside',
            view: 'wide',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'middle' },
              { who: 'child', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'left' },
              { who: 'sibling', pose: 'sleep', emotion: 'asleep', size: 'small', side: 'right' },
            ],
            objects: [],
            focus: 'animal',
          },
        },
      ],
      recap:
        'Forty sheep in the Cloud Kingdom needed a hundred children to count, and only {child} and {child2} came. {child2} made beards and humps of cloud and {child} jumped in them, until every sheep but one was asleep.',
      cast: ['the aunt, a sheep who counts', 'the uncle, a sheep'],
    },
  },
];
