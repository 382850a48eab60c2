import type { ExampleStory } from './example-story.ts';

export const EXAMPLES: readonly [ExampleStory, ExampleStory] = [
  {
    request: {
      animal: 'elephant',
      setting: 'library',
      tone: 'cozy',
      age: '6-8',
      pronouns: 'he',
      words: 316,
      children: ['{child}', '{child2}'],
    },
    answer: {
      title: 'Too Low to Hear',
      pages: [
        {
          text: 'It was raining on the library, and an elephant came in.\n\nShe wiped all four feet. She knelt at the desk and opened her mouth, and not a sound came out.\n\nThe lamp chain ticked, and the teacups hummed.',
          scene: {
            place: 'library',
            space: 'inside',
            view: 'near',
            time: 'evening',
            weather: 'rain',
            figures: [
              { who: 'animal', pose: 'sit', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'person', pose: 'stand', emotion: 'curious', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'table', count: 1 },
              { kind: 'lamp', count: 1 },
              { kind: 'cup', count: 2 },
            ],
            focus: 'animal',
          },
        },
        {
          text: '“Good evening,” said Mrs. Paz, the librarian. “Yes?”\n\nThe elephant opened her mouth again.\n\nThe lamp chain ticked, and the teacups hummed.\n\n“There goes the tram,” said Mrs. Paz.',
          scene: {
            place: 'library',
            space: 'inside',
            view: 'wide',
            time: 'evening',
            weather: 'rain',
            figures: [
              { who: 'person', pose: 'stand', emotion: 'curious', size: 'medium', side: 'right' },
              { who: 'animal', pose: 'sit', emotion: 'curious', size: 'medium', side: 'left' },
            ],
            objects: [
              { kind: 'table', count: 1 },
              { kind: 'lamp', count: 1 },
              { kind: 'cup', count: 2 },
            ],
            focus: 'other',
          },
        },
        {
          text: 'Under the long table, {child} was reading about volcanoes. {child2} leaned on a table leg that was not a table leg.\n\n“This one is talking,” said {child2}.',
          scene: {
            place: 'library',
            space: 'inside',
            view: 'near',
            time: 'evening',
            weather: 'rain',
            figures: [
              { who: 'child', pose: 'sit', emotion: 'curious', size: 'medium', side: 'left' },
              { who: 'sibling', pose: 'sit', emotion: 'surprised', size: 'small', side: 'middle' },
            ],
            objects: [
              { kind: 'table', count: 1 },
              { kind: 'book', count: 1 },
            ],
            focus: 'sibling',
          },
        },
        {
          text: '{child} put an ear to it and heard nothing. But in his ribs there was a buzz, like a bee in a jar.\n\nHe crawled out and laid both hands flat on her forehead.\n\n“Once more, please,” he said, and felt it go by under his palms.\n\n“It’s not the tram,” said {child}. “She’s asking for something, too low to hear.”',
          scene: {
            place: 'library',
            space: 'inside',
            view: 'wide',
            time: 'evening',
            weather: 'rain',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'curious', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'sit', emotion: 'curious', size: 'medium', side: 'right' },
            ],
            objects: [],
            focus: 'child',
          },
        },
        {
          text: 'He held up a book about kings. Nothing. A book about trains. Nothing.\n\n{child2} ran and got a fat blue one, with rain all over the cover.\n\nThe lamp chain ticked, and the teacups hummed, and away in the map room a globe went around.',
          scene: {
            place: 'library',
            space: 'inside',
            view: 'near',
            time: 'night',
            weather: 'rain',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'sibling', pose: 'hold', emotion: 'happy', size: 'small', side: 'middle' },
              { who: 'animal', pose: 'sit', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'book', count: 3 }],
            focus: 'child',
          },
        },
        {
          text: 'Mrs. Paz turned the sign to Closed and put the kettle on. There was cocoa, and cinnamon toast, and a bucket of pears.\n\nThey leaned on the elephant, in a row, and {child} read about the rain. She turned the pages for him, with one puff each. When she liked a page, they felt it in their backs.',
          scene: {
            place: 'library',
            space: 'inside',
            view: 'wide',
            time: 'night',
            weather: 'rain',
            figures: [
              { who: 'child', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'sibling', pose: 'sit', emotion: 'sleepy', size: 'small', side: 'left' },
              { who: 'animal', pose: 'lie', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'person', pose: 'sit', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'book', count: 1 },
              { kind: 'cup', count: 3 },
              { kind: 'bread', count: 1 },
              { kind: 'bucket', count: 1 },
            ],
            focus: 'place',
          },
        },
        {
          text: '{child2} fell asleep at a puddle.',
          scene: {
            place: 'library',
            space: 'inside',
            view: 'detail',
            time: 'night',
            weather: 'rain',
            figures: [
              { who: 'sibling', pose: 'sleep', emotion: 'asleep', size: 'small', side: 'middle' },
              { who: 'animal', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'middle' },
            ],
            objects: [{ kind: 'cup', count: 1 }],
            focus: 'sibling',
          },
        },
        {
          text: 'Later it rained on the house. Across town the elephant was home, too, with the book until Thursday.\n\n{child} heard only the rain. So he laid his hand on the wall.\n\nThe lamp chain ticked, once. The water hummed in its cup.\n\n“Good night,” said {child}, as low as he could.',
          scene: {
            place: 'home',
            space: 'inside',
            view: 'wide',
            time: 'late-night',
            weather: 'rain',
            figures: [
              { who: 'child', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'middle' },
              { who: 'sibling', pose: 'sleep', emotion: 'asleep', size: 'small', side: 'left' },
            ],
            objects: [
              { kind: 'bed', count: 2 },
              { kind: 'lamp', count: 1 },
              { kind: 'cup', count: 1 },
            ],
            focus: 'child',
          },
        },
      ],
      recap:
        'An elephant came to the library and asked for a book, too low for anyone to hear, until {child2} felt it and {child} laid his hands on her forehead. They found her a book about rain, read it together, and she said good night from across the town.',
      cast: ['the elephant', 'Mrs. Paz, the librarian'],
    },
  },
  {
    request: { animal: 'yak', setting: 'mountain', tone: 'cozy', age: '6-8', words: 320, children: ['{child}', '{child2}'] },
    answer: {
      title: 'Serves Four',
      pages: [
        {
          text: '“Dumplings,” said the card above the stove. “Serves Four.”\n\nFour was right. There were Grandmother, Uncle Dorje, {child} and {child2}. It snowed on the mountain. {child} peeled potatoes, and {child2} rolled the dumplings, as big as plums.',
          scene: {
            place: 'mountain',
            space: 'inside',
            view: 'wide',
            time: 'evening',
            weather: 'snow',
            figures: [
              { who: 'adult', pose: 'stand', emotion: 'happy', size: 'medium', side: 'right' },
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'sibling', pose: 'hold', emotion: 'happy', size: 'small', side: 'left' },
            ],
            objects: [
              { kind: 'pot', count: 1 },
              { kind: 'fire', count: 1 },
            ],
            focus: 'place',
          },
        },
        {
          text: 'Knock, knock. It was the mail carrier, white to the knees.\n\n{child} took the pencil to the card.\n\nCross out Four. Write in Five. Peel one more.\n\nAnd {child2} rolled the dumplings as big as walnuts.',
          scene: {
            place: 'mountain',
            space: 'inside',
            view: 'near',
            time: 'evening',
            weather: 'snow',
            figures: [
              { who: 'person', pose: 'stand', emotion: 'happy', size: 'medium', side: 'right' },
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'left' },
            ],
            objects: [
              { kind: 'paper', count: 1 },
              { kind: 'pencil', count: 1 },
              { kind: 'door', count: 1 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'Knock, knock. It was the teacher and her twins, with one sled and three red noses.\n\nCross out Five. Write in Eight. Peel three more.\n\nAnd {child2} rolled the dumplings as big as thumbs.',
          scene: {
            place: 'mountain',
            space: 'inside',
            view: 'wide',
            time: 'evening',
            weather: 'snow',
            figures: [
              { who: 'person', pose: 'stand', emotion: 'happy', size: 'medium', side: 'right' },
              { who: 'person', pose: 'stand', emotion: 'happy', size: 'small', side: 'right' },
              { who: 'person', pose: 'stand', emotion: 'happy', size: 'small', side: 'middle' },
              { who: 'sibling', pose: 'hold', emotion: 'happy', size: 'small', side: 'left' },
            ],
            objects: [
              { kind: 'sled', count: 1 },
              { kind: 'door', count: 1 },
            ],
            focus: 'sibling',
          },
        },
        {
          text: 'Knock, knock, knock, BUMP, went the door.',
          scene: {
            place: 'mountain',
            space: 'inside',
            view: 'detail',
            time: 'evening',
            weather: 'snow',
            figures: [],
            objects: [{ kind: 'door', count: 1 }],
            focus: 'objects',
          },
        },
        {
          text: 'The BUMP was the door coming off. In came the wind with its arms full of snow. The lamp leaned over. The soup shivered.\n\nUncle Dorje pushed the door, and the mail carrier pushed Uncle Dorje, and the wind pushed back.',
          scene: {
            place: 'mountain',
            space: 'inside',
            view: 'wide',
            time: 'night',
            weather: 'snow',
            figures: [
              { who: 'adult', pose: 'stand', emotion: 'surprised', size: 'medium', side: 'right' },
              { who: 'person', pose: 'stand', emotion: 'surprised', size: 'medium', side: 'middle' },
              { who: 'child', pose: 'stand', emotion: 'surprised', size: 'medium', side: 'left' },
            ],
            objects: [
              { kind: 'lamp', count: 1 },
              { kind: 'door', count: 1 },
              { kind: 'pot', count: 1 },
            ],
            focus: 'place',
          },
        },
        {
          text: 'The knock was Yak. In came two horns. In came a great deal of hair. Then she stuck.\n\n“Out,” said Uncle Dorje. “You don’t fit.”\n\n“Wait,” said {child}, and held up one hand beside her, and over her, and under her chin. No wind. Not one flake. The lamp stood up straight.\n\n“She does fit,” said {child}. “She fits the door.”',
          scene: {
            place: 'mountain',
            space: 'inside',
            view: 'near',
            time: 'night',
            weather: 'snow',
            figures: [
              { who: 'animal', pose: 'peek', emotion: 'happy', size: 'medium', side: 'right' },
              { who: 'adult', pose: 'stand', emotion: 'worried', size: 'medium', side: 'middle' },
              { who: 'child', pose: 'stand', emotion: 'curious', size: 'medium', side: 'left' },
            ],
            objects: [{ kind: 'lamp', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: '{child} held a hot dumpling close to the floor. Yak went down after it, knees first, and stayed. Her breath came out like a second stove.\n\nThen {child} took the pencil to the card.\n\nCross out Eight. Write in Eight and a Half. Only her front had come to supper.',
          scene: {
            place: 'mountain',
            space: 'inside',
            view: 'wide',
            time: 'night',
            weather: 'snow',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'sit', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'bowl', count: 1 }],
            focus: 'child',
          },
        },
        {
          text: 'It was enough. There was butter tea. Boots steamed. The twins showed Yak their noses.',
          scene: {
            place: 'mountain',
            space: 'inside',
            view: 'near',
            time: 'night',
            weather: 'snow',
            figures: [
              { who: 'adult', pose: 'sit', emotion: 'happy', size: 'medium', side: 'right' },
              { who: 'person', pose: 'sit', emotion: 'happy', size: 'medium', side: 'middle' },
              { who: 'child', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'sibling', pose: 'sit', emotion: 'sleepy', size: 'small', side: 'left' },
              { who: 'animal', pose: 'lie', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'bowl', count: 8 },
              { kind: 'soup', count: 1 },
              { kind: 'kettle', count: 1 },
            ],
            focus: 'place',
          },
        },
        {
          text: 'The lamp burned low. It snowed on the back half of Yak, and she slept. On the front half, in the long hair, slept {child2} and {child}.\n\nNothing to cross out. Nothing to write in.\n\nThe card hung still.',
          scene: {
            place: 'mountain',
            space: 'inside',
            view: 'wide',
            time: 'late-night',
            weather: 'snow',
            figures: [
              { who: 'animal', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'middle' },
              { who: 'child', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'right' },
              { who: 'sibling', pose: 'sleep', emotion: 'asleep', size: 'small', side: 'left' },
            ],
            objects: [{ kind: 'lamp', count: 1 }],
            focus: 'animal',
          },
        },
      ],
      recap:
        'Guests came through the snow until the dumplings had to serve eight, and then the door came off and the wind came in. {child} saw that Yak fitted the doorway, fed her until she lay down in it, and everyone ate and slept warm.',
      cast: ['Grandmother', 'Uncle Dorje', 'the mail carrier', 'the teacher and her twins'],
    },
  },
];
