/** The one encoder and the one decoder for Firestore's REST values. */

/** The last moment that Firestore can store, milliseconds since 1970. */
const LATEST_MOMENT = Date.UTC(9999, 11, 31);

/** A value as Firestore's REST API writes it; types that this app does not store are left out. */
export interface Value {
  nullValue?: null;
  stringValue?: string;
  integerValue?: string;
  doubleValue?: number;
  booleanValue?: boolean;
  timestampValue?: string;
  referenceValue?: string;
  /** Base64. */
  bytesValue?: string;
  arrayValue?: { values?: Value[] };
  mapValue?: { fields?: Fields };
}

export type Fields = Record<string, Value>;

/** A moment in milliseconds since 1970; its fraction holds the microseconds that Firestore keeps. */
export class Timestamp {
  readonly milliseconds: number;
  constructor(milliseconds: number) {
    this.milliseconds = milliseconds;
  }
}

/** A reference to a document by its full name (`projects/…`). */
export class Reference {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Bytes as the server writes them; the app only reads them. */
export class Bytes {
  readonly base64: string;
  constructor(base64: string) {
    this.base64 = base64;
  }
}

export type FieldValue = string | number | boolean | Timestamp | Reference | Bytes | readonly FieldValue[] | FieldMap;

/** Fields that are undefined are left out. */
export interface FieldMap {
  readonly [name: string]: FieldValue | undefined;
}

export function encode(value: FieldValue): Value {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (value instanceof Timestamp) return { timestampValue: timestampText(value.milliseconds) };
  if (value instanceof Reference) return { referenceValue: value.name };
  if (value instanceof Bytes) return { bytesValue: value.base64 };
  if (isList(value)) return { arrayValue: { values: value.map(encode) } };
  return { mapValue: { fields: encodeFields(value) } };
}

/** Unlike `Array.isArray`, for lists that are not changed, too. */
function isList(value: FieldMap | readonly FieldValue[]): value is readonly FieldValue[] {
  return Array.isArray(value);
}

export function encodeFields(fields: FieldMap): Fields {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, encode(value)]])));
}

/** The reverse of {@link encode}; undefined for null and for types that this app does not store. */
export function decode(value: Value): FieldValue | undefined {
  if (value.timestampValue !== undefined) return parseTimestamp(value.timestampValue);
  if (value.referenceValue !== undefined) return new Reference(value.referenceValue);
  if (value.bytesValue !== undefined) return new Bytes(value.bytesValue);
  if (value.integerValue !== undefined) return Number(value.integerValue);
  if (value.arrayValue !== undefined)
    return (value.arrayValue.values ?? []).map(decode).filter((item): item is FieldValue => item !== undefined);
  if (value.mapValue !== undefined) return decodeFields(value.mapValue.fields ?? {});
  return value.stringValue ?? value.doubleValue ?? value.booleanValue;
}

export function decodeFields(fields: Fields): Record<string, FieldValue | undefined> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decode(value)]));
}

/** A device's clock can be set to anything, so the moment is moved into the range that Firestore accepts. */
function timestampText(milliseconds: number): string {
  const inRange = Math.min(Math.max(milliseconds, 0), LATEST_MOMENT);
  const whole = Math.floor(inRange);
  const microseconds = Math.min(Math.round((inRange - whole) * 1000), 999);
  const text = new Date(whole).toISOString();
  return microseconds === 0 ? text : text.replace('Z', `${String(microseconds).padStart(3, '0')}Z`);
}

/** `Date.parse` alone would drop the microseconds. */
function parseTimestamp(text: string): Timestamp | undefined {
  const [, seconds = '', fraction = '0'] = /^([^.]*?)(?:\.(\d+))?Z$/.exec(text) ?? [];
  const whole = Date.parse(`${seconds}Z`);
  return Number.isNaN(whole) ? undefined : new Timestamp(whole + Number(`0.${fraction}`) * 1000);
}
