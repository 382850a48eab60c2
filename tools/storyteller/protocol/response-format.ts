/** Checks `response_format` as OpenAI does, and whether the storyteller can answer in that format. */
import { isRecord } from '../../local/json.ts';
import { ApiError } from './http.ts';
import { strictProblem } from './strict-schema.ts';

/** The fields of a page. */
const PAGE = ['text', 'new', 'scene'];
/** The story itself, which a schema must ask for in one of these forms. */
const FORMS = ['pages', 'paragraphs'];
/** What a model thinks before it writes. */
const THOUGHTS = ['engine', 'trouble', 'deed'];
/** The fields for later stories, which a schema may ask for. */
const NOTES = ['recap', 'cast', 'remember'];

/** The fields that the schema asks for, in its order; null without a schema. @throws ApiError 400 for a schema that OpenAI would refuse. */
export function requestedFields(format: unknown): string[] | null {
  if (!isRecord(format) || !isRecord(format.json_schema)) return null;
  const { name, schema, strict } = format.json_schema;
  const refuse = (reason: string): never => {
    throw new ApiError(400, `Invalid schema for response_format '${name}': ${reason}`, { param: 'response_format' });
  };
  const problem = strict === true ? strictProblem(schema) : null;
  if (problem !== null) refuse(problem);
  const properties = propertiesOf(schema);
  const fields = Object.keys(properties);
  const forms = fields.filter((field) => FORMS.includes(field));
  const unknown = fields.filter((field) => ![...FORMS, ...THOUGHTS, ...NOTES, 'title'].includes(field));
  if (!fields.includes('title') || forms.length !== 1 || unknown.length > 0) {
    refuse(
      'The storyteller answers with "engine", "trouble", "deed", "title", with "pages" or "paragraphs", and with "recap", "cast" and "remember".',
    );
  }
  if (forms[0] === 'pages') {
    const page = isRecord(properties.pages) ? Object.keys(propertiesOf(properties.pages.items)) : [];
    if (page.join() !== PAGE.join()) refuse('The storyteller answers with pages of "text", "new" and "scene", in this order.');
  }
  return fields;
}

function propertiesOf(schema: unknown): Record<string, unknown> {
  return isRecord(schema) && isRecord(schema.properties) ? schema.properties : {};
}
