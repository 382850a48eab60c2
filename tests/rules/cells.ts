/** A cell: one request by one person, and what the rules are to say to it. */

import { departureId } from '../../functions/src/firestore/deleted-accounts.ts';
import { child, favorite, newProfile, progress, stored, uuidOf } from './documents.ts';
import type { Ask, Verdict } from './emulator.ts';
import { GONE, type Person, ROLE_NAMES, ROLES, type Role } from './people.ts';
import { PLACE_NAMES, PLACES, type Place } from './places.ts';
import { type TableCell, tableCells } from './table.ts';
import { list, moment, nameOf, put, remove, text, type Value, type Write } from './values.ts';

export interface Cell {
  /** A sentence of who does what. */
  what: string;
  /** The collection it is about, by which a mutant's likely killers are found. */
  about: string;
  person: Person;
  ask: Ask;
  expected: Verdict;
  /** Whether it stands for several, each of which is a cell of its own. */
  isMany?: true;
}

let traps = 0;

/**
 * The writes in a batch that fails as a whole once the rules have let it through: the last one asks for a document that is not there. So
 * nothing is ever stored, and every cell meets the same database. Each asks for another: batches lock what they name. A visitor may ask for
 * no document, so each of their writes is about one that was last changed long before there were any: mutants let visitors in.
 */
export function withoutTrace({ uid }: Person, ...writes: Write[]): Ask {
  if (uid === null) return { call: 'commit', body: { writes: writes.map((write) => ({ ...write, currentDocument: NEVER_SO })) } };
  const trap: Write = { ...remove(`users/${uid}/favorites/nothing-${traps++}`), currentDocument: { exists: true } };
  return { call: 'commit', body: { writes: [...writes, trap] } };
}

/** True of no document. The rules are asked before it is looked at. */
const NEVER_SO = { updateTime: '2001-01-01T00:00:00Z' };

export function get(path: string): Ask {
  return { call: 'batchGet', body: { documents: [nameOf(path)] } };
}

export const equal = (fieldPath: string, value: Value) => ({ fieldFilter: { field: { fieldPath }, op: 'EQUAL', value } });
const isNull = (fieldPath: string) => ({ unaryFilter: { field: { fieldPath }, op: 'IS_NULL' } });

/** @param collection its path @param more where, limit, orderBy and what else a query has */
export function listOf(collection: string, more: object = { limit: 10 }): Ask {
  return { call: 'runQuery', ...below(collection), body: { structuredQuery: { from: [{ collectionId: lastOf(collection) }], ...more } } };
}

export function count(collection: string, more: object = { limit: 10 }): Ask {
  const structuredQuery = { from: [{ collectionId: lastOf(collection) }], ...more };
  return {
    call: 'runAggregationQuery',
    ...below(collection),
    body: { structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'many', count: {} }] } },
  };
}

const lastOf = (collection: string) => collection.slice(collection.lastIndexOf('/') + 1);

function below(collection: string): { below?: string } {
  return collection.includes('/') ? { below: collection.slice(0, collection.lastIndexOf('/')) } : {};
}

/**
 * What stands in the database while the cells are asked: a profile for all but one, for each person a document in each place, and the mark of
 * somebody who has left, with two documents that are still to go.
 */
export function world(): Write[] {
  const { uid: left } = GONE;
  const leaving = [
    put(`departures/${departureId(left)}`, { requestedAt: moment(-60) }),
    put(`users/${left}/favorites/7`, stored(favorite('7'))),
    put(`users/${left}/progress/7`, stored(progress())),
    put(`users/${left}/children/${uuidOf(`a child of ${left}`)}`, stored(child())),
  ];
  return [...leaving, ...theirDocuments()];
}

function theirDocuments(): Write[] {
  const people = new Map(ROLE_NAMES.map((name): [string | null, Role] => [ROLES[name].uid, ROLES[name]]));
  return [...people.values()].flatMap(({ uid, profile }) =>
    PLACE_NAMES.flatMap((name) => {
      if (uid === null || (name === 'users' && profile === 'none')) return [];
      const place: Place = PLACES[name];
      const id = place.there(uid);
      const document =
        name === 'users' ? newProfile(uid, { subscription: text(profile), hiddenStories: list(text('7')) }) : place.document(uid, id);
      return [put(`${place.collection(uid)}/${id}`, stored(document))];
    }),
  );
}

export function cellsOfTable(): Cell[] {
  return tableCells().map((cell) => ({
    what: `${cell.role}: ${cell.operation} in ${cell.place}`,
    about: cell.place,
    expected: cell.expected,
    ...asked(cell),
  }));
}

function asked({ place: name, operation, role: roleName }: TableCell): { person: Person; ask: Ask } {
  const place: Place = PLACES[name];
  const role: Role = ROLES[roleName];
  const collection = place.collection(role.on);
  const there = `${collection}/${place.there(role.on)}`;
  const missingId = place.missing(role.on);
  const missing = `${collection}/${missingId}`;
  // A profile that is missing is that of somebody who is new.
  const isNew = name === 'users' && role.uid === role.on && (operation === 'create' || operation.endsWith('missing one'));
  const person: Person = isNew ? { ...role, uid: missingId } : role;
  const other = role.uid === role.on ? (role.on === 'stranger' ? 'owner' : 'stranger') : role.on;

  const narrowed = (uid: string | null) => {
    const where =
      place.own === 'name'
        ? equal('__name__', { referenceValue: nameOf(`users/${uid ?? 'nobody'}`) })
        : uid === null
          ? isNull('uid')
          : equal('uid', text(uid));
    return place.own === 'path' ? { limit: 10 } : { where, limit: 10 };
  };
  const whole = place.document(role.on, place.there(role.on));

  const asks: Record<TableCell['operation'], () => Ask> = {
    get: () => get(there),
    'get of a missing one': () => get(missing),
    'list with own filter': () => listOf(place.collection(role.uid ?? 'nobody'), narrowed(role.uid)),
    'list without a filter': () => listOf(collection),
    'list with another’s filter': () => listOf(place.collection(other), narrowed(other)),
    'collection group': () => ({
      call: 'runQuery',
      body: { structuredQuery: { from: [{ collectionId: lastOf(collection), allDescendants: true }], ...narrowed(role.uid) } },
    }),
    count: () => count(collection, narrowed(role.on)),
    create: () => withoutTrace(person, put(missing, place.document(role.on, missingId))),
    update: () => withoutTrace(person, put(there, place.change, { mask: Object.keys(place.change), exists: true })),
    replace: () => withoutTrace(person, put(there, whole)),
    delete: () => withoutTrace(person, remove(there)),
    'delete of a missing one': () => withoutTrace(person, remove(missing)),
  };
  return { person, ask: asks[operation]() };
}
