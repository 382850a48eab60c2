import type { ExampleStory } from './example-story.ts';

export const EXAMPLES: readonly [ExampleStory, ExampleStory] = [
  {
    request: { animal: 'flea', setting: 'circus', tone: 'funny', age: '6-8', words: 308 },
    answer: {
      title: 'The Smallest Act on Earth',
      pages: [
        {
          text: 'Dear Circus,\n\nI am an acrobat. I can jump a hundred times my own height, with a twist. May I join?\n\nYours, Zsuzsa (a flea, no dog at present)',
          scene: {
            place: 'circus',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [{ who: 'animal', pose: 'stand', emotion: 'proud', size: 'small', side: 'middle' }],
            objects: [
              { kind: 'letter', count: 1 },
              { kind: 'tent', count: 1 },
            ],
            focus: 'animal',
          },
        },
        {
          text: 'Dear Zsuzsa,\n\nSorry this is late. Your letter was so small that my uncle wiped it off the table. I found it on the sponge.\n\nCome on Friday!\n\n{child} (I answer the mail here)',
          scene: {
            place: 'circus',
            space: 'inside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [{ who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'middle' }],
            objects: [
              { kind: 'letter', count: 1 },
              { kind: 'table', count: 1 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'Dear {child},\n\nI came on Friday. “Hup!” I said, and up I went. I did eleven jumps and the Twist.\n\nEveryone clapped. I bowed.\n\nThey were clapping for a horse.\n\nYours, Zsuzsa',
          scene: {
            place: 'circus',
            space: 'inside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'fly', emotion: 'happy', size: 'small', side: 'middle' },
              { who: 'horse', pose: 'stand', emotion: 'proud', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'tent', count: 1 }],
            focus: 'place',
          },
        },
        {
          text: 'Dear Zsuzsa,\n\nThat was not fair. Also, I took your second letter for pepper, and there is some egg on it.\n\nOn Saturday I will hold up my magnifying glass.\n\n{child}',
          scene: {
            place: 'circus',
            space: 'inside',
            view: 'detail',
            time: 'evening',
            weather: 'clear',
            figures: [{ who: 'child', pose: 'hold', emotion: 'worried', size: 'medium', side: 'middle' }],
            objects: [
              { kind: 'egg', count: 1 },
              { kind: 'plate', count: 1 },
              { kind: 'letter', count: 1 },
              { kind: 'glasses', count: 1 },
            ],
            focus: 'objects',
          },
        },
        {
          text: 'Dear {child},\n\n“Hup!” I said, and up I went. They saw your eye, through the glass. It was as big as a melon.\n\nThey clapped for the eye.',
          scene: {
            place: 'circus',
            space: 'inside',
            view: 'wide',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'peek', emotion: 'surprised', size: 'medium', side: 'middle' },
              { who: 'animal', pose: 'fly', emotion: 'happy', size: 'small', side: 'left' },
            ],
            objects: [],
            focus: 'child',
          },
        },
        {
          text: 'Dear Zsuzsa,\n\nI thought about it all night. They can’t see you. But they could see where you land.\n\nSo I borrowed the bass drum and sifted the cook’s flour over it, as flat as new snow.\n\nAim for the drum.\n\n{child}',
          scene: {
            place: 'circus',
            space: 'inside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [{ who: 'child', pose: 'hold', emotion: 'happy', size: 'medium', side: 'middle' }],
            objects: [{ kind: 'drum', count: 1 }],
            focus: 'child',
          },
        },
        {
          text: 'Dear {child},\n\n“Hup!” I said, and up I went.\n\nPuff! said the flour.\n\nA lady in the front row stopped chewing. Puff! Puff! By the ninth puff, three hundred heads went up when I went up, and three hundred heads came down when I came down.\n\nThey clapped. I looked around for the horse.\n\nThe horse was clapping.',
          scene: {
            place: 'circus',
            space: 'inside',
            view: 'wide',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'fly', emotion: 'happy', size: 'small', side: 'middle' },
              { who: 'child', pose: 'stand', emotion: 'proud', size: 'medium', side: 'left' },
              { who: 'horse', pose: 'stand', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'drum', count: 1 },
              { kind: 'cloud', count: 1 },
            ],
            focus: 'place',
          },
        },
        {
          text: 'Dear Zsuzsa,\n\nI knew your letter at once. It was the only speck with flour on it.\n\nI am writing this in bed, with the lamp low. The letter is under my pillow, where we never wipe.\n\nGood night.\n\n{child}',
          scene: {
            place: 'home',
            space: 'inside',
            view: 'near',
            time: 'late-night',
            weather: 'clear',
            figures: [{ who: 'child', pose: 'lie', emotion: 'sleepy', size: 'medium', side: 'middle' }],
            objects: [
              { kind: 'bed', count: 1 },
              { kind: 'pillow', count: 1 },
              { kind: 'letter', count: 1 },
              { kind: 'lamp', count: 1 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'Dear {child},\n\nSo am I. It is soft here. No hup until morning.\n\nZsuzsa',
          scene: {
            place: 'home',
            space: 'inside',
            view: 'wide',
            time: 'late-night',
            weather: 'clear',
            figures: [{ who: 'animal', pose: 'sleep', emotion: 'asleep', size: 'small', side: 'middle' }],
            objects: [{ kind: 'pillow', count: 1 }],
            focus: 'animal',
          },
        },
      ],
      recap:
        'Zsuzsa the flea joined the circus, but she was too small for anyone to see, and the crowd clapped for the horse. {child} sifted flour over the drum so that every landing made a puff, and three hundred people clapped for her.',
      cast: ['Zsuzsa the flea', 'the uncle who wipes the table', 'the horse'],
    },
  },
  {
    request: { animal: 'pelican', setting: 'pirate', tone: 'funny', age: '6-8', pronouns: 'she', words: 318 },
    answer: {
      title: 'Mmf, Said the Pelican',
      pages: [
        {
          text: 'I was the cook on the Second Helping, and I missed the big spoon first.\n\n“Has anyone seen it?” I said.\n\n“Mmf,” said the pelican.\n\nHe had come aboard on Tuesday. We took him for a shy bird.',
          scene: {
            place: 'pirate',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'clear',
            figures: [
              { who: 'adult', pose: 'stand', emotion: 'surprised', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [],
            focus: 'animal',
          },
        },
        {
          text: 'Then the captain’s left boot went. Then the soap. Then the brass clock.\n\nThe ship rolled left, and we looked on the right. The ship rolled right, and we looked on the left.\n\n“Have you seen a clock?” the captain asked the pelican.\n\n“Mmf,” said the pelican.\n\nWe listened for it. It was hard to hear anything over the ticking.',
          scene: {
            place: 'pirate',
            space: 'outside',
            view: 'wide',
            time: 'evening',
            weather: 'wind',
            figures: [
              { who: 'person', pose: 'peek', emotion: 'curious', size: 'medium', side: 'left' },
              { who: 'adult', pose: 'peek', emotion: 'curious', size: 'medium', side: 'middle' },
              { who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [],
            focus: 'place',
          },
        },
        {
          text: '“Mice,” said the captain.\n\n“Mice with big feet,” I said.\n\n“Mmf,” said the pelican, and a soap bubble came out.',
          scene: {
            place: 'pirate',
            space: 'outside',
            view: 'detail',
            time: 'evening',
            weather: 'wind',
            figures: [{ who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'middle' }],
            objects: [{ kind: 'bubble', count: 1 }],
            focus: 'animal',
          },
        },
        {
          text: '{child}, our lookout, sat down in front of him.\n\n“One mmf is yes,” she said. “Two is no. Does your throat hurt?”\n\n“Mmf, mmf.”\n\n“Is your mouth full?”\n\n“Mmf.”\n\n“Are you keeping our things from rolling overboard?”\n\n“MMF,” said the pelican, and sat down, he was so glad.',
          scene: {
            place: 'pirate',
            space: 'outside',
            view: 'near',
            time: 'evening',
            weather: 'wind',
            figures: [
              { who: 'child', pose: 'sit', emotion: 'curious', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [{ kind: 'rope', count: 1 }],
            focus: 'child',
          },
        },
        {
          text: 'So {child} did what we had meant to do for years. She ran a rope along every shelf and tied it tight. It took eleven knots. I held the lamp.\n\nThen she spread her arms under his beak.\n\n“You can let go now.”',
          scene: {
            place: 'pirate',
            space: 'inside',
            view: 'wide',
            time: 'night',
            weather: 'wind',
            figures: [
              { who: 'child', pose: 'hold', emotion: 'proud', size: 'medium', side: 'middle' },
              { who: 'adult', pose: 'hold', emotion: 'happy', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'rope', count: 3 },
              { kind: 'shelf', count: 2 },
            ],
            focus: 'child',
          },
        },
        {
          text: 'Out came the spoon. Out came the boot. Out came the soap, a good deal smaller, and the clock.\n\nThe pelican shut his beak, and opened it again. He had a voice like a cello.\n\n“Thank you,” he said. “I have wanted to ask since Tuesday. What time is it?”',
          scene: {
            place: 'pirate',
            space: 'inside',
            view: 'near',
            time: 'night',
            weather: 'clear',
            figures: [
              { who: 'animal', pose: 'stand', emotion: 'proud', size: 'medium', side: 'middle' },
              { who: 'child', pose: 'hold', emotion: 'surprised', size: 'medium', side: 'left' },
              { who: 'person', pose: 'stand', emotion: 'surprised', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'spoon', count: 1 },
              { kind: 'boot', count: 1 },
              { kind: 'clock', count: 1 },
            ],
            focus: 'objects',
          },
        },
        {
          text: 'It was nine. {child} got into her hammock.\n\nThe ship rolled left. The spoon slid as far as the rope, and stopped.\n\nThe ship rolled right. The clock slid as far as the rope, and stopped.\n\n“Good night, Pelican,” said {child}.\n\nHe did not even say mmf. His beak was under his wing, and there was nothing in it.',
          scene: {
            place: 'pirate',
            space: 'inside',
            view: 'wide',
            time: 'late-night',
            weather: 'clear',
            figures: [
              { who: 'child', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'left' },
              { who: 'animal', pose: 'sleep', emotion: 'asleep', size: 'medium', side: 'right' },
            ],
            objects: [
              { kind: 'hammock', count: 2 },
              { kind: 'shelf', count: 1 },
              { kind: 'spoon', count: 1 },
              { kind: 'clock', count: 1 },
            ],
            focus: 'place',
          },
        },
      ],
      recap:
        'Things kept vanishing on the Second Helping, and the pelican could only say mmf, because he was keeping them from rolling overboard. {child} asked him the right questions and tied ropes along the shelves, so that he could let go.',
      cast: ['the cook, who tells it', 'the captain'],
    },
  },
];
