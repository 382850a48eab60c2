/** Checks `response_format` as OpenAI does, and whether the storyteller can answer in that format. */
import { ApiError, isRecord } from './http.ts';

const NAME = /^[a-zA-Z0-9_-]{1,64}$/u;
/** The fields that a schema must ask for. */
const STORY = ['title', 'paragraphs'];
/** The fields for a next episode, which a schema may ask for. */
const NOTES = ['recap', 'cast'];

/** The fields that the schema asks for; null without a schema. @throws ApiError 400 for a format that OpenAI would refuse. */
export function requestedFields(format: unknown): string[] | null {
  if (format === undefined || format === null) return null;
  if (!isRecord(format)) throw new ApiError(400, "Invalid type for 'response_format'.", { param: 'response_format', code: 'invalid_type' });
  if (format.type === 'text' || format.type === 'json_object') return null;
  if (format.type !== 'json_schema') {
    throw new ApiError(400, `Invalid value: '${String(format.type)}'.`, { param: 'response_format.type', code: 'invalid_value' });
  }
  const wanted = format.json_schema;
  if (!isRecord(wanted) || typeof wanted.name !== 'string' || !isRecord(wanted.schema)) {
    const param = 'response_format.json_schema';
    throw new ApiError(400, `Missing required parameter: '${param}'.`, { param, code: 'missing_required_parameter' });
  }
  if (!NAME.test(wanted.name)) throw badSchema(wanted.name, "'name' must match '^[a-zA-Z0-9_-]{1,64}$'.");
  if (wanted.strict === true) checkStrict(wanted.name, wanted.schema, []);
  const properties = isRecord(wanted.schema.properties) ? Object.keys(wanted.schema.properties) : [];
  if (STORY.some((name) => !properties.includes(name)) || properties.some((name) => ![...STORY, ...NOTES].includes(name))) {
    throw badSchema(wanted.name, 'The storyteller answers with "title" and "paragraphs", and with "recap" and "cast".');
  }
  return properties;
}

/** A strict schema must forbid other properties and require all of its own, in every object. */
function checkStrict(name: string, schema: unknown, path: readonly string[]): void {
  if (!isRecord(schema)) return;
  const context = `In context=(${path.map((part) => `'${part}'`).join(', ')})`;
  const supplied = 'is required to be supplied and to be';
  if (schema.type === 'object') {
    if (schema.additionalProperties !== false) throw badSchema(name, `${context}, 'additionalProperties' ${supplied} false.`);
    const properties = isRecord(schema.properties) ? schema.properties : {};
    const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
    const missing = Object.keys(properties).find((property) => !required.includes(property));
    if (missing !== undefined) {
      throw badSchema(name, `${context}, 'required' ${supplied} an array including every key in properties. Missing '${missing}'.`);
    }
    for (const [property, inner] of Object.entries(properties)) checkStrict(name, inner, [...path, 'properties', property]);
  }
  if (schema.type === 'array') checkStrict(name, schema.items, [...path, 'items']);
}

function badSchema(name: string, reason: string): ApiError {
  return new ApiError(400, `Invalid schema for response_format '${name}': ${reason}`, { param: 'response_format' });
}
