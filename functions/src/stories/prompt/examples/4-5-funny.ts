import type { ExampleStory } from './example-story.ts';

export const EXAMPLES: readonly [ExampleStory, ExampleStory] = [
  {
    request: {
      animal: 'donkey',
      setting: 'farm',
      tone: 'funny',
      age: '4-5',
      pronouns: 'he',
      words: 231,
      children: ['{child}', '{child2}'],
    },
    answer: {
      title: 'Hee-Haw, Said the Donkey',
      pages: [
        {
          text: '{child2} had not been to market, so {child} told about it in bed. The window was open. Under the window stood the donkey, who had.',
          scene: {
            place: 'farm',
            space: 'inside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'sibling', pose: 'sit', emotion: 'curious', size: 'small', side: 'middle' },
              { who: 'animal', pose: 'peek', emotion: 'curious', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'bed', count: 1 },
              { kind: 'window', count: 1 },
            ],
            focus: 'place',
          },
        },
        {
          text: '“First,” said {child}, “I carried the donkey to town.”\n\n“HEE-HAW,” said the donkey.\n\n“All right. The donkey carried me.”',
          scene: {
            place: 'farm',
            space: 'inside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sit', emotion: 'proud', size: 'medium', side: 'left' },
              { who: 'sibling', pose: 'sit', emotion: 'curious', size: 'small', side: 'middle' },
            ],
            objects: [{ kind: 'bed', count: 1 }],
            focus: 'child',
          },
        },
        {
          text: '“Then, on the bridge, there was a lion.”\n\n“HEE-HAW,” said the donkey.\n\n“All right. It was a hen. But it was as big as a haystack.”\n\n“HEE-HAW.”\n\n“All right. It was a hen.”',
          scene: {
            place: 'farm',
            space: 'inside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'stand', emotion: 'proud', size: 'medium', side: 'left' },
              { who: 'sibling', pose: 'sit', emotion: 'surprised', size: 'small', side: 'middle' },
              { who: 'animal', pose: 'peek', emotion: 'sulky', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'bed', count: 1 },
              { kind: 'window', count: 1 },
            ],
            focus: 'child',
          },
        },
        {
          text: '“And when the donkey saw it, he sat down.”\n\nThey waited. The donkey said nothing.\n\n{child2} leaned out of the window to look at him. “Did you really sit down?”\n\nThe donkey looked at the wall.',
          scene: {
            place: 'farm',
            space: 'inside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'sibling', pose: 'peek', emotion: 'curious', size: 'small', side: 'middle' },
              { who: 'animal', pose: 'stand', emotion: 'sulky', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'window', count: 1 }],
            focus: 'sibling',
          },
        },
        {
          text: '“So I lifted him over my head,” said {child}.\n\n“HEE-HAW!”\n\n“I pushed him.”\n\n“HEE-HAW.”\n\n“I asked him politely?”\n\n“Hee,” said the donkey.',
          scene: {
            place: 'farm',
            space: 'inside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'stand', emotion: 'proud', size: 'medium', side: 'left' },
              { who: 'sibling', pose: 'sit', emotion: 'curious', size: 'small', side: 'middle' },
            ],
            objects: [{ kind: 'bed', count: 1 }],
            focus: 'child',
          },
        },
        {
          text: '{child2} pulled the blanket off his feet. “No. What did you do?”',
          scene: {
            place: 'farm',
            space: 'inside',
            view: 'detail',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'sibling', pose: 'hold', emotion: 'curious', size: 'small', side: 'middle' },
              { who: 'child', pose: 'sit', emotion: 'sulky', size: 'medium', side: 'left' },
            ],
            objects: [{ kind: 'blanket', count: 1 }],
            focus: 'sibling',
          },
        },
        {
          text: '{child} pulled it back.\n\n“I gave him my piece of plum cake,” he said. “All but one bite. I put my hand over the eye that had the hen in it. And I walked on the side where the hen was, all the way across.”\n\nThey waited.',
          scene: {
            place: 'farm',
            space: 'inside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sit', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'sibling', pose: 'sit', emotion: 'happy', size: 'small', side: 'middle' },
            ],
            objects: [
              { kind: 'bed', count: 1 },
              { kind: 'blanket', count: 1 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'There was only the donkey, breathing.',
          scene: {
            place: 'farm',
            space: 'outside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [{ who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'middle' }],
            objects: [{ kind: 'window', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: '{child2} was asleep. {child} lay down and put out the lamp.\n\n“Good night, donkey,” he said. “You were not afraid of that hen at all.”\n\n“Hee-haw,” said the donkey, very low.',
          scene: {
            place: 'farm',
            space: 'inside',
            view: 'wide',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'left' },
              { who: 'sibling', pose: 'sleep', emotion: 'asleep', size: 'small', side: 'middle' },
              { who: 'animal', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'bed', count: 1 },
              { kind: 'window', count: 1 },
            ],
            focus: 'place',
          },
        },
      ],
      recap:
        '{child} told {child2} about market day, and the donkey said hee-haw to everything that was not true. At last {child} told how he had covered the donkey’s eye and walked on the hen’s side of the bridge.',
      cast: ['the donkey', 'a hen on the bridge'],
    },
  },
  {
    request: { animal: 'penguin', setting: 'city', tone: 'funny', age: '4-5', pronouns: 'she', words: 260 },
    answer: {
      title: 'The New Waiter',
      pages: [
        {
          text: 'Aunt Nomsa’s restaurant stood by the harbor, and tonight it was full.\n\nThe kitchen door opened. In came the fish, and in behind the fish came a short waiter in black and white.\n\n“You’re late,” said Aunt Nomsa. “Table four.”',
          scene: {
            place: 'city',
            space: 'inside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'adult', pose: 'stand', emotion: 'surprised', size: 'medium', side: 'right' },
              { who: 'animal', pose: 'walk', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'person', pose: 'sit', emotion: 'curious', size: 'medium', side: 'middle' },
            ],
            objects: [
              { kind: 'table', count: 3 },
              { kind: 'door', count: 1 },
            ],
            focus: 'place',
          },
        },
        {
          text: 'Table four wanted soup.\n\nHe brought a fish.',
          scene: {
            place: 'city',
            space: 'inside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'person', pose: 'sit', emotion: 'surprised', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'hold', emotion: 'proud', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'table', count: 1 },
              { kind: 'plate', count: 1 },
            ],
            focus: 'animal',
          },
        },
        {
          text: 'Table two wanted rice with peas, and a lemon, and no fish.\n\nHe brought a fish.',
          scene: {
            place: 'city',
            space: 'inside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'person', pose: 'sit', emotion: 'surprised', size: 'medium', side: 'left' },
              { who: 'person', pose: 'sit', emotion: 'surprised', size: 'medium', side: 'middle' },
              { who: 'animal', pose: 'hold', emotion: 'proud', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'table', count: 1 },
              { kind: 'plate', count: 1 },
            ],
            focus: 'other',
          },
        },
        {
          text: 'It was a birthday at table six. They wanted a cake with a candle.\n\nHe brought a fish, with a candle.',
          scene: {
            place: 'city',
            space: 'inside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'person', pose: 'sit', emotion: 'surprised', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'hold', emotion: 'proud', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'table', count: 1 },
              { kind: 'plate', count: 1 },
              { kind: 'candle', count: 1 },
            ],
            focus: 'animal',
          },
        },
        {
          text: '“Excuse me,” said table four, and table two, and table six.\n\n{child} was under the counter, folding napkins. From there you saw mainly feet. She saw shoes, and shoes, and shoes, and two flat wet ones with no shoes on.\n\n“Oh,” said {child}.',
          scene: {
            place: 'city',
            space: 'inside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'peek', emotion: 'curious', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'stand', emotion: 'proud', size: 'medium', side: 'right' },
              { who: 'adult', pose: 'stand', emotion: 'worried', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'table', count: 2 }],
            focus: 'child',
          },
        },
        {
          text: 'She picked up the menus, all three. She crossed out the soup. She crossed out the rice, and the peas, and the cake.\n\nThen, with her tongue between her teeth, she wrote FISH. FISH. FISH, WITH CANDLE.',
          scene: {
            place: 'city',
            space: 'inside',
            view: 'detail',
            time: 'night',
            weather: 'clear',
            figures: [{ who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'middle' }],
            objects: [
              { kind: 'pencil', count: 1 },
              { kind: 'paper', count: 3 },
            ],
            focus: 'child',
          },
        },
        {
          text: '“Would you like to order again?” said {child}.\n\nTable four read the menu for some time. “I’ll have the fish,” said table four.\n\n“Two fish,” said table two.\n\n“Ours with a candle, please,” said table six.\n\nAnd he brought the fish, and he had not made one mistake.',
          scene: {
            place: 'city',
            space: 'inside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'left' },
              { who: 'person', pose: 'sit', emotion: 'curious', size: 'medium', side: 'middle' },
              { who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'table', count: 1 },
              { kind: 'paper', count: 1 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'At last the chairs were up. The new waiter lay down in the tub of ice, beside the sink, and shut his eyes.\n\n{child} came down in her nightgown.\n\nShe brought a fish.\n\nThen she went up to bed, and the lights went out along the harbor.',
          scene: {
            place: 'home',
            space: 'inside',
            view: 'wide',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'right' },
              { who: 'child', pose: 'stand', emotion: 'sleepy', size: 'medium', side: 'left' },
            ],
            objects: [
              { kind: 'bucket', count: 1 },
              { kind: 'plate', count: 1 },
            ],
            focus: 'animal',
          },
        },
      ],
      recap:
        'A penguin came in with the fish, and Aunt Nomsa took him for the new waiter, but he brought fish to every table. {child} saw his feet and changed the menus to fish, so that every order came out right.',
      cast: ['Aunt Nomsa, who has a restaurant', 'the penguin waiter'],
    },
  },
];
