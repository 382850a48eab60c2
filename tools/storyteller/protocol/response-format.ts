/** Checks `response_format` as OpenAI does, and whether the storyteller can answer in that format. */
import { ApiError, isRecord } from './http.ts';

/** The fields that a schema must ask for. */
const STORY = ['title', 'paragraphs'];
/** The fields for a next episode, which a schema may ask for. */
const NOTES = ['recap', 'cast'];

/** The fields that the schema asks for; null without a schema. @throws ApiError 400 for a schema that OpenAI would refuse. */
export function requestedFields(format: unknown): string[] | null {
  if (!isRecord(format) || !isRecord(format.json_schema)) return null;
  const { name, schema, strict } = format.json_schema;
  const refuse = (reason: string): never => {
    throw new ApiError(400, `Invalid schema for response_format '${name}': ${reason}`, { param: 'response_format' });
  };
  if (strict === true) checkStrict(schema, 'the schema', refuse);
  const properties = isRecord(schema) && isRecord(schema.properties) ? Object.keys(schema.properties) : [];
  if (STORY.some((field) => !properties.includes(field)) || properties.some((field) => ![...STORY, ...NOTES].includes(field))) {
    refuse('The storyteller answers with "title" and "paragraphs", and with "recap" and "cast".');
  }
  return properties;
}

/** A strict schema must forbid other properties and require all of its own, in every object. */
function checkStrict(schema: unknown, place: string, refuse: (reason: string) => never): void {
  if (!isRecord(schema)) return;
  if (schema.type === 'array') checkStrict(schema.items, `${place}.items`, refuse);
  if (schema.type !== 'object') return;
  if (schema.additionalProperties !== false) refuse(`'additionalProperties' of ${place} is required to be false.`);
  for (const [property, inner] of Object.entries(schema.properties ?? {})) {
    if (!Array.isArray(schema.required) || !schema.required.includes(property))
      refuse(`'required' of ${place} must include '${property}'.`);
    checkStrict(inner, `${place}.${property}`, refuse);
  }
}
