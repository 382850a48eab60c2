import { describe, expect, it } from 'vitest';
import { readAnswers } from './read-answers.ts';

const PAGES = ['Mina carried the lantern down to the pier.', 'The boat had a leak, and she mended it.'];
const STORY = {
  title: 'The Sock',
  pages: PAGES.map((text) => ({ text, scene: { time: 'night' } })),
  recap: 'Mina mended a boat.',
  cast: [],
};
const READ = { title: 'The Sock', pages: PAGES };
const completion = (content: string | null) => ({ object: 'chat.completion', choices: [{ message: { role: 'assistant', content } }] });
const PROSE = Array.from({ length: 8 }, () => 'Mina rowed home past the post.').join(' ');

describe('recorded answers', () => {
  it.each([
    ['stories with pages', JSON.stringify([STORY])],
    ['one story', JSON.stringify(STORY)],
    ['stories in the earlier format', JSON.stringify({ title: 'The Sock', paragraphs: PAGES })],
    ['lines of JSON', `${JSON.stringify(STORY)}\n\n`],
    ['chat-completion responses', JSON.stringify([completion(JSON.stringify(STORY))])],
    ['responses with a fenced story', JSON.stringify(completion(`\`\`\`json\n${JSON.stringify(STORY)}\n\`\`\``))],
  ])('are read as %s', (_, text) => {
    expect(readAnswers(text)).toEqual([READ]);
  });

  it('keep age and mood, also beside a response', () => {
    expect(readAnswers(JSON.stringify({ ...STORY, age: '2-3', mood: 'calm' }))).toEqual([{ ...READ, age: '2-3', mood: 'calm' }]);
    const lines = [completion(JSON.stringify(STORY)), STORY].map((one) => JSON.stringify({ ...one, age: '6-8', tone: 'funny' })).join('\n');
    expect(readAnswers(lines)).toEqual(Array(2).fill({ ...READ, age: '6-8', mood: 'funny' }));
    expect(readAnswers(JSON.stringify({ ...STORY, age: '40', mood: 'grim' }))).toEqual([READ]);
  });

  it('are read as plain text, with a title and pages if it has them', () => {
    expect(readAnswers(`# The Sock\n\n${PROSE}\n---\nGood night.`)).toEqual([{ title: 'The Sock', pages: [PROSE, 'Good night.'] }]);
    expect(readAnswers(PROSE)).toMatchObject([{ title: 'Untitled' }]);
    expect(readAnswers(JSON.stringify(completion(`The Sock\n\n${PROSE}`)))).toMatchObject([{ title: 'The Sock' }]);
  });

  it.each([
    ['', 'empty'],
    ['[]', 'list is empty'],
    ['beep boop', 'neither JSON nor a story'],
    ['{"title": "The Sock"', 'Line 1 is not JSON'],
    ['{"title": "The Sock"}', 'Answer 1 has no pages'],
    ['{"title": "The Sock", "pages": [{"scene": {}}]}', 'Answer 1 has no pages'],
    ['[42]', 'Answer 1 is not an object'],
    [JSON.stringify(completion(null)), 'refused or was cut off'],
  ])('are refused with a clear message: %s', (text, message) => {
    expect(() => readAnswers(text)).toThrow(message);
  });
});
