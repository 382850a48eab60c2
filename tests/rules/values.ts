/** Values, documents and writes in the format of Firestore's REST interface. */

export const DOCUMENTS = '@documents';

export type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude: number; longitude: number } }
  | { arrayValue: { values: Value[] } }
  | { mapValue: { fields: Record<string, Value> } };

/** A field that the server sets to its own time. */
export const SERVER_TIME = Symbol('server time');

export type Fields = Record<string, Value | typeof SERVER_TIME>;

export interface Write {
  update?: { name: string; fields: Record<string, Value> };
  delete?: string;
  updateMask?: { fieldPaths: string[] };
  updateTransforms?: object[];
  currentDocument?: { exists?: boolean; updateTime?: string };
}

export const text = (value: string): Value => ({ stringValue: value });
export const int = (value: number): Value => ({ integerValue: String(value) });
export const double = (value: number): Value => ({ doubleValue: value });
export const flag = (value: boolean): Value => ({ booleanValue: value });
export const nothing: Value = { nullValue: null };
export const list = (...values: Value[]): Value => ({ arrayValue: { values } });
export const map = (fields: Record<string, Value>): Value => ({ mapValue: { fields } });
/** A timestamp so many seconds from now; negative for the past. */
export const moment = (seconds: number): Value => ({ timestampValue: new Date(Date.now() + seconds * 1000).toISOString() });
/** The earliest timestamp that Firestore can store. */
export const LONG_AGO: Value = { timestampValue: '0001-01-01T00:00:00Z' };

/** A value of each Firestore type. */
export const ONE_OF_EACH_TYPE: Record<string, Value> = {
  null: nothing,
  'a boolean': flag(true),
  'an integer': int(7),
  'a double': double(7.5),
  'an integral double': double(7),
  'a timestamp': { timestampValue: '2020-01-01T00:00:00Z' },
  text: text('owl'),
  bytes: { bytesValue: 'b3ds' },
  'a reference': { referenceValue: `${DOCUMENTS}/stories/owl` },
  'a geopoint': { geoPointValue: { latitude: 7, longitude: 7 } },
  'a list': list(text('owl')),
  'a map': map({ owl: text('owl') }),
};

export const nameOf = (path: string) => `${DOCUMENTS}/${path}`;

/** A field path, quoted if the name requires it. */
const quoted = (field: string) => (/^\w+$/.test(field) ? field : `\`${field}\``);

/** Replaces the whole document; with `mask`, sets only these fields. */
export function put(path: string, fields: Fields, options: { mask?: string[]; exists?: boolean } = {}): Write {
  const stored = Object.entries(fields).filter((entry): entry is [string, Value] => entry[1] !== SERVER_TIME);
  const stamped = Object.keys(fields).filter((field) => fields[field] === SERVER_TIME);
  return {
    update: { name: nameOf(path), fields: Object.fromEntries(stored) },
    ...(options.mask && { updateMask: { fieldPaths: options.mask.filter((field) => !stamped.includes(field)).map(quoted) } }),
    ...(stamped.length > 0 && { updateTransforms: stamped.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })) }),
    ...(options.exists !== undefined && { currentDocument: { exists: options.exists } }),
  };
}

export function remove(path: string): Write {
  return { delete: nameOf(path) };
}
