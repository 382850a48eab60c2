/** What OpenAI's strict mode accepts of JSON Schema (https://platform.openai.com/docs/guides/structured-outputs, November 2026). */
import { isRecord } from '../../local/json.ts';

const TYPES = ['string', 'number', 'boolean', 'integer', 'object', 'array', 'null'];
const KEYWORDS = new Set([
  ...['$schema', 'type', 'title', 'description', 'enum', 'const'],
  ...['properties', 'required', 'additionalProperties', 'items', 'minItems', 'maxItems'],
  ...['pattern', 'format', 'multipleOf', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
]);
/** Of the whole schema; a single list of more than 250 words has a limit of its own. */
const MOST = { properties: 5000, levels: 10, words: 1000, letters: 120_000, longList: 250, lettersOfLongList: 15_000 };

interface Totals {
  properties: number;
  words: number;
  letters: number;
}

/** Why OpenAI would refuse the schema; null if it would not. Schemas with `anyOf` or `$ref`, which this product does not use, are refused too. */
export function strictProblem(schema: unknown): string | null {
  if (!isRecord(schema) || schema.type !== 'object') return 'schema must be a JSON Schema of \'type: "object"\'.';
  const totals: Totals = { properties: 0, words: 0, letters: 0 };
  const problem = problemOf(schema, 'the schema', 1, totals);
  if (problem !== null) return problem;
  if (totals.properties > MOST.properties) return `it has ${totals.properties} properties, at most ${MOST.properties} are allowed.`;
  if (totals.words > MOST.words) return `it has ${totals.words} enum values, at most ${MOST.words} are allowed.`;
  if (totals.letters > MOST.letters) return `its names and values have ${totals.letters} characters, at most ${MOST.letters} are allowed.`;
  return null;
}

function problemOf(schema: unknown, place: string, level: number, totals: Totals): string | null {
  if (!isRecord(schema)) return `${place} is not a schema.`;
  const unknown = Object.keys(schema).find((keyword) => !KEYWORDS.has(keyword));
  if (unknown !== undefined) return `'${unknown}' of ${place} is not permitted.`;
  if (typeof schema.type !== 'string' || !TYPES.includes(schema.type)) return `${place} must have a 'type' key.`;
  if (schema.enum !== undefined) return wordsProblem(schema.enum, place, totals);
  if (schema.type === 'array') return problemOf(schema.items, `${place}.items`, level, totals);
  return schema.type === 'object' ? objectProblem(schema, place, level, totals) : null;
}

/** A strict schema must forbid other properties and require all of its own, in every object. */
function objectProblem(
  { properties, required, additionalProperties }: Record<string, unknown>,
  place: string,
  level: number,
  totals: Totals,
) {
  if (level > MOST.levels) return `${place} is nested too deeply, at most ${MOST.levels} levels are allowed.`;
  if (additionalProperties !== false) return `'additionalProperties' of ${place} is required to be false.`;
  const named = Object.entries(isRecord(properties) ? properties : {});
  const all = Array.isArray(required) ? required : [];
  totals.properties += named.length;
  for (const [name, inner] of named) {
    totals.letters += name.length;
    if (!all.includes(name)) return `'required' of ${place} must include '${name}'.`;
    const problem = problemOf(inner, `${place}.${name}`, level + 1, totals);
    if (problem !== null) return problem;
  }
  const missing = all.find((name) => !named.some(([known]) => known === name));
  return missing === undefined ? null : `'required' of ${place} has '${missing}', which is no property.`;
}

function wordsProblem(words: unknown, place: string, totals: Totals): string | null {
  if (!Array.isArray(words) || words.length === 0) return `'enum' of ${place} must be a list of values.`;
  const letters = words.join('').length;
  totals.words += words.length;
  totals.letters += letters;
  if (new Set(words).size < words.length) return `'enum' of ${place} has a value twice.`;
  const isTooLong = words.length > MOST.longList && letters > MOST.lettersOfLongList;
  return isTooLong ? `'enum' of ${place} has ${letters} characters, at most ${MOST.lettersOfLongList} are allowed.` : null;
}
