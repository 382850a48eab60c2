import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAYLOAD_BYTES, prepareMessage, reminderMessage, storyMessage, testMessage } from './message.ts';

const WITH = { tag: 't', data: { url: '/' } };
const prepare = (title: string, body: string) =>
  prepareMessage({ notification: { title, body, ...WITH }, ttl: 60, urgency: 'normal', topic: 't' }).payload;

describe('a payload', () => {
  test('that fits is sent unchanged', () => {
    expect(JSON.parse(prepare('Hello', 'There').toString())).toEqual({ title: 'Hello', body: 'There', ...WITH });
  });

  test('that does not fit has its body shortened, then its title', () => {
    const cutBody = JSON.parse(prepare('Hello', 'x'.repeat(5000)).toString()) as { title: string; body: string };
    expect(cutBody.title).toBe('Hello');
    expect(cutBody.body).toMatch(/^x{3800,}…$/);
    const cutTitle = JSON.parse(prepare('y'.repeat(5000), 'There').toString()) as { title: string; body: string };
    expect(cutTitle).toMatchObject({ body: '…', title: expect.stringMatching(/^y{3800,}…$/) });
  });

  test('is never above 3,993 bytes, uses them all if it has to be shortened, and never ends within a character', () => {
    const character = fc.constantFrom('a', 'ä', '“', '\\', '\n', '語', '🌙', '👩‍👧');
    const text = fc.array(character, { maxLength: 3000, size: 'max' }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (title, body) => {
        const payload = prepare(title, body);
        expect(payload.byteLength).toBeLessThanOrEqual(PAYLOAD_BYTES);
        const read = JSON.parse(payload.toString()) as { title: string; body: string };
        // A code point has at most six bytes.
        if (read.body !== body) expect(payload.byteLength).toBeGreaterThan(PAYLOAD_BYTES - 6);
        // Half a pair would not survive UTF-8.
        for (const part of [read.title, read.body]) expect(Buffer.from(part).toString()).toBe(part);
        expect(payload.toString()).not.toMatch(/\\ud[89a-f]/i);
        expect(body.startsWith(read.body.replace(/…$/, ''))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});

describe('what families read', () => {
  test('about a new story links to it, replaces an earlier message about it, and has low urgency', () => {
    const { notification, topic, urgency, ttl } = storyMessage(12, 'The Very Late Book');
    expect(notification).toEqual({
      title: 'A new bedtime story is here',
      body: '“The Very Late Book” is waiting for you.',
      tag: 'story-12',
      data: { url: '/story/12' },
    });
    expect({ topic, urgency, ttl }).toEqual({ topic: 'story-12', urgency: 'low', ttl: 259_200 });
  });

  test('at bedtime suggests a story, if there is one, and expires after an hour', () => {
    expect(reminderMessage({ id: 7, title: 'A Very Polite Well' })).toMatchObject({
      notification: { body: 'How about “A Very Polite Well” tonight?', tag: 'bedtime-reminder', data: { url: '/story/7' } },
      ttl: 3600,
      topic: 'bedtime-reminder',
    });
    expect(reminderMessage(null).notification).toMatchObject({ body: 'Tuckaway Tales is here whenever you are.', data: { url: '/' } });
  });

  test.each([storyMessage(999_999_999_999_999, 'x'), reminderMessage(null), testMessage({ title: 'x', body: 'y', data: { url: '/' } })])(
    'has a topic that push services take: $topic',
    (message) => {
      expect(message.topic).toMatch(/^[\w-]{1,32}$/);
      expect(() => prepareMessage(message)).not.toThrow();
      expect(() => prepareMessage({ ...message, topic: 'a topic' })).toThrow(RangeError);
    },
  );
});
