/** What the user chose for the account (`users/{uid}/choices/{choice}`): shown from a copy while offline, changed only with a network. */
import { useQuery } from '@tanstack/react-query';
import type { Choice } from '@tuckaway/domain';
import { commit, contentOf, documentName, type Write } from '../../../data/firestore/client.ts';
import { pageClient, readClient } from '../../../data/firestore/read-client.ts';
import { copyOf } from '../../../data/query/cached-copies.ts';
import { queryClient } from '../../../data/query/query-client.ts';
import { storedQuery } from '../../../data/query/stored-query.ts';
import { requireUid, useUid } from '../../../data/session/session.ts';
import { choiceKey } from './keys.ts';
import { whileOnline } from './while-online.ts';

/** Whether the choice holds; undefined until it is known, and while no user is signed in. */
export function useChoice(choice: Choice): boolean | undefined {
  const uid = useUid();
  const { data } = useQuery(choiceQuery(uid, choice));
  return uid === null ? undefined : data;
}

export function choiceQuery(uid: string | null, choice: Choice) {
  const owner = uid ?? '';
  return storedQuery<boolean>({
    uid,
    queryKey: choiceKey(owner, choice),
    read: () => isStored(owner, choice),
    stored: copyFor(owner, choice),
    // A consent that was taken back on another device must not show anything.
    first: 'server',
  });
}

/** Throws `OfflineError` without a network, and if the server does not store it. */
export async function choose(choice: Choice, holds: boolean): Promise<void> {
  const uid = requireUid();
  await whileOnline(() => store(uid, choice, holds));
  await queryClient.cancelQueries({ queryKey: choiceKey(uid, choice) });
  queryClient.setQueryData(choiceKey(uid, choice), holds);
  await copyFor(uid, choice).put(holds);
}

async function store(uid: string, choice: Choice, holds: boolean): Promise<void> {
  const name = documentName(pageClient, 'users', uid, 'choices', choice);
  const made: Write = {
    update: { name, fields: {} },
    currentDocument: { exists: false },
    updateTransforms: [{ fieldPath: 'chosenAt', setToServerValue: 'REQUEST_TIME' }],
  };
  const answer = await commit(pageClient, uid, [holds ? made : { delete: name }]);
  // Another device may have chosen the same already.
  if (answer.kind !== 'done' && (await isStored(uid, choice)) !== holds) contentOf(answer);
}

async function isStored(uid: string, choice: Choice): Promise<boolean> {
  return (await readClient.get(uid, 'users', uid, 'choices', choice)) !== null;
}

function copyFor(uid: string, choice: Choice) {
  return copyOf<boolean>(uid, `choice/${choice}`, (holds) => typeof holds === 'boolean');
}
