import { expect, test } from 'vitest';
import { requestedFields } from '../../../../tools/storyteller/protocol/response-format.ts';
import { ANSWER_FORMAT } from './answer-format.ts';

const { schema } = ANSWER_FORMAT.json_schema;

const FIELDS = ['engine', 'trouble', 'deed', 'title', 'pages', 'recap', 'cast', 'remember'];

test('asks for three thoughts first, and for pages, each with its text before its scene', () => {
  expect(Object.keys(schema.properties ?? {})).toEqual(FIELDS);
  expect(schema).toMatchObject({ properties: { pages: { items: { required: ['text', 'new', 'scene'], additionalProperties: false } } } });
});

test('is a schema that OpenAI accepts in strict mode', () => {
  expect(requestedFields(ANSWER_FORMAT)).toEqual(FIELDS);
  expect(ANSWER_FORMAT.json_schema.strict).toBe(true);
});
