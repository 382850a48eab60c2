import type { ExampleStory } from './example-story.ts';

export const EXAMPLES: readonly [ExampleStory, ExampleStory] = [
  {
    request: { animal: 'bat', setting: 'space', tone: 'sleepy', age: '6-8', pronouns: 'he', words: 318 },
    answer: {
      title: 'Which Way Is Down',
      pages: [
        {
          text: 'On the ship, the beds were bags on the wall, and nothing had an under.\n\n{child} was zipped in up to his chin. Bat was not.\n\n“I sleep hanging down,” said Bat. “Which way is down?”\n\n{child} looked. There was a wall, and a wall, and a wall with a lamp on it.\n\nUp was no help, and down was not there.',
          scene: {
            place: 'space',
            space: 'inside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'lie', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'fly', emotion: 'curious', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'bag', count: 2 },
              { kind: 'lamp', count: 1 },
            ],
            focus: 'place',
          },
        },
        {
          text: 'Bat took hold of the lamp with her toes. She folded her wings. She closed her eyes.\n\nSlowly, like a coat in a river, the rest of her drifted up to look at her toes.\n\n“At home,” said Bat, “I am heavy, and that keeps my toes shut. Here I have to do it by thinking. I can’t think and sleep.”',
          scene: {
            place: 'space',
            space: 'inside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'hold', emotion: 'sleepy', size: 'medium', side: 'middle' },
              { who: 'child', pose: 'peek', emotion: 'curious', size: 'medium', side: 'left' },
            ],
            objects: [{ kind: 'bag', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: '{child} unzipped. He floated across, past a raisin that was turning over and over.\n\nThey tried the ladder. They tried the pipe.\n\nUp was no help, and down was not there.',
          scene: {
            place: 'space',
            space: 'inside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'fly', emotion: 'sleepy', size: 'medium', side: 'right' },
              { who: 'child', pose: 'fly', emotion: 'curious', size: 'medium', side: 'left' },
            ],
            objects: [
              { kind: 'ladder', count: 1 },
              { kind: 'berry', count: 1 },
            ],
            focus: 'place',
          },
        },
        {
          text: '“What does down feel like?” asked {child}.\n\nBat thought about it. “Like a small pull,” she said. “On all of you, and it never stops.”',
          scene: {
            place: 'space',
            space: 'inside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'fly', emotion: 'curious', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'hold', emotion: 'sleepy', size: 'medium', side: 'right' },
            ],
            objects: [],
            focus: 'child',
          },
        },
        {
          text: '{child} took off one long sock. It was wool, with a stretch in it, and still warm from his foot.\n\nHe tied the top around Bat’s folded wings. He tied the toe to his own bed.\n\nThen he let go. The sock pulled, a small pull, and it never stopped.',
          scene: {
            place: 'space',
            space: 'inside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'animal', pose: 'hold', emotion: 'curious', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'sock', count: 1 },
              { kind: 'bag', count: 1 },
            ],
            focus: 'child',
          },
        },
        {
          text: '“Oh,” said Bat. “There it is.”\n\nAnd without any thinking at all, her toes closed.',
          scene: {
            place: 'space',
            space: 'inside',
            view: 'detail',
            time: 'night',
            weather: 'clear',
            figures: [{ who: 'animal', pose: 'hold', emotion: 'happy', size: 'medium', side: 'middle' }],
            objects: [
              { kind: 'sock', count: 1 },
              { kind: 'lamp', count: 1 },
            ],
            focus: 'animal',
          },
        },
        {
          text: '{child} zipped in again, with one foot bare, and turned the lamp to low.\n\nHe put his hand around the sock. When Bat breathed in, the sock tugged. When Bat breathed out, it let go.',
          scene: {
            place: 'space',
            space: 'inside',
            view: 'near',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'sock', count: 1 },
              { kind: 'bag', count: 1 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'Up front, his mother steered, and hummed a little.\n\nThe Earth came to the window, and went by. The raisin stopped turning.\n\nUp did not matter, and down was right here.\n\nA tug.\n\nAnd a tug.\n\nAnd a breath.',
          scene: {
            place: 'space',
            space: 'inside',
            view: 'wide',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'window', count: 1 },
              { kind: 'sock', count: 1 },
            ],
            focus: 'place',
          },
        },
      ],
      recap:
        'Bat could not sleep on the ship, because she needed to hang down and there was no down in space. {child} tied his sock around her and drew her gently toward his bed, and her toes closed without any thinking.',
      cast: ['Bat, who sleeps on the lamp', 'Mother, who steers the ship'],
    },
  },
  {
    request: { animal: 'dormouse', setting: 'forest', tone: 'sleepy', age: '6-8', pronouns: 'she', words: 315 },
    answer: {
      title: 'Things to Do Before April',
      pages: [
        {
          text: 'It was the last of October, and Dormouse had a list, in berry juice on a bit of bark.\n\nThings to Do Before April.\n\n{child} had come out from the house by the wood, because Dormouse was yawning already. He sat in her mitten, and she read him the list.',
          scene: {
            place: 'forest',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'cloudy',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'sit', emotion: 'sleepy', size: 'small', side: 'middle' },
            ],
            objects: [
              { kind: 'paper', count: 1 },
              { kind: 'tree', count: 1 },
            ],
            focus: 'animal',
          },
        },
        {
          text: 'One. Close the window.\n\n{child} pushed moss into the knothole with her thumb, until no wind came through. She crossed it off.\n\n“Next,” said Dormouse.',
          scene: {
            place: 'forest',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'cloudy',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'animal', pose: 'sit', emotion: 'sleepy', size: 'small', side: 'middle' },
            ],
            objects: [
              { kind: 'tree', count: 1 },
              { kind: 'leaf', count: 2 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'Two. Count the nuts.\n\nThere were nineteen. Then there were eighteen, because counting made him hungry.\n\n“Next,” said Dormouse, with his mouth full.',
          scene: {
            place: 'forest',
            space: 'outside',
            view: 'detail',
            time: 'evening',
            weather: 'cloudy',
            figures: [{ who: 'animal', pose: 'hold', emotion: 'happy', size: 'small', side: 'middle' }],
            objects: [{ kind: 'acorn', count: 8 }],
            focus: 'objects',
          },
        },
        {
          text: 'Three. Say good night to the brook.\n\n{child} carried him down and held him low over the water. Yellow leaves rode by on the brook, going to the sea.\n\n“Night,” he told it.\n\nThe brook said what it always said.\n\n“Nex,” said Dormouse.',
          scene: {
            place: 'forest',
            space: 'outside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'lie', emotion: 'sleepy', size: 'small', side: 'left' },
            ],
            objects: [
              { kind: 'tree', count: 3 },
              { kind: 'leaf', count: 4 },
            ],
            focus: 'place',
          },
        },
        {
          text: 'Four. Choose a leaf.\n\nBirch was too small. Maple had corners. Oak was brown, and smelled of the whole summer.\n\n“This one,” said {child}. “Or this one?”\n\n“N,” said Dormouse, and slept.',
          scene: {
            place: 'forest',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'curious', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'lie', emotion: 'sleepy', size: 'small', side: 'middle' },
            ],
            objects: [{ kind: 'leaf', count: 3 }],
            focus: 'animal',
          },
        },
        {
          text: 'There was one more line on the bark. He had written it last, half asleep.\n\nFive. T\n\nAnd then a scratch, right off the edge.',
          scene: {
            place: 'forest',
            space: 'outside',
            view: 'detail',
            time: 'night',
            weather: 'clear',
            figures: [{ who: 'animal', pose: 'sleep', emotion: 'asleep', size: 'small', side: 'middle' }],
            objects: [{ kind: 'paper', count: 1 }],
            focus: 'objects',
          },
        },
        {
          text: '{child} looked at Dormouse. His paws were in. His ears were in. But one part of him hung over the edge of the mitten, like a fern, and it was cold.\n\nT was for tail.\n\nShe took the tail between finger and thumb, and laid it under his chin, and over his nose, and up between his ears.',
          scene: {
            place: 'forest',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'curious', size: 'medium', side: 'middle' },
              { who: 'animal', pose: 'sleep', emotion: 'asleep', size: 'small', side: 'middle' },
            ],
            objects: [],
            focus: 'child',
          },
        },
        {
          text: 'She put him in his ball of bark, low down among the roots, and the oak leaf over him.\n\nShe crossed off the T.',
          scene: {
            place: 'forest',
            space: 'outside',
            view: 'detail',
            time: 'late-night',
            weather: 'clear',
            figures: [{ who: 'animal', pose: 'sleep', emotion: 'asleep', size: 'small', side: 'middle' }],
            objects: [
              { kind: 'nest', count: 1 },
              { kind: 'leaf', count: 1 },
            ],
            focus: 'animal',
          },
        },
        {
          text: 'At home, {child} closed the window. She lay on her side, with her knees up.\n\nShe drew the blanket under her chin, and over her nose.\n\n“Next,” said {child}, very low.\n\nAnd next was April.',
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
              { kind: 'blanket', count: 1 },
            ],
            focus: 'place',
          },
        },
      ],
      recap:
        'Dormouse fell asleep in {child}’s mitten before his list was done, and the last line said only T. {child} found that T was for tail, tucked it over his nose, and laid him in his nest until April.',
      cast: ['the brook'],
    },
  },
];
