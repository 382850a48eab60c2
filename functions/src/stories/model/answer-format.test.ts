import { expect, test } from 'vitest';
import { requestedFields } from '../../../../tools/storyteller/protocol/response-format.ts';
import { ANSWER_FORMAT } from './answer-format.ts';

const { schema } = ANSWER_FORMAT.json_schema;

test('asks for pages, each with its text before its scene', () => {
  expect(Object.keys(schema.properties ?? {})).toEqual(['title', 'pages', 'recap', 'cast', 'remember']);
  expect(schema).toMatchObject({ properties: { pages: { items: { required: ['text', 'new', 'scene'], additionalProperties: false } } } });
});

test('is a schema that OpenAI accepts in strict mode', () => {
  expect(requestedFields(ANSWER_FORMAT)).toEqual(['title', 'pages', 'recap', 'cast', 'remember']);
  expect(ANSWER_FORMAT.json_schema.strict).toBe(true);
});
