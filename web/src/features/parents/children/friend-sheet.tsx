import { useMutation } from '@tanstack/react-query';
import {
  BELONGINGS,
  type Body,
  capitalized,
  FEARS,
  FRIEND_PRONOUNS,
  FRIEND_WORDS,
  type Friend,
  fitting,
  friendSchema,
  HABITS,
  sameName,
  TEMPERS,
} from '@tuckaway/domain';
import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { type FriendsChild, type KnownFriend, saveFriend } from '../api/children/friends.ts';
import { ABOUT_CHILD, CHILD_SHEET, FRIEND } from './messages.ts';
import { troubleOf } from './use-child-form.ts';

interface Props {
  child: FriendsChild;
  known: KnownFriend;
  onClose: () => void;
}

const PRONOUNS = FRIEND_PRONOUNS.map((value) => ({ value, label: value === 'it' ? FRIEND.it : ABOUT_CHILD.pronounLabels[value] }));
const labeled = <Word extends keyof typeof FRIEND_WORDS>(words: readonly Word[]) =>
  words.map((value) => ({ value, label: capitalized(FRIEND_WORDS[value]) }));

/** The choices of each field, as they fit the body. */
const choicesFor = (body: Body) =>
  ({
    pronoun: PRONOUNS,
    temper: TEMPERS.map((value) => ({ value, label: capitalized(value) })),
    habit: labeled(fitting(HABITS, body)),
    fear: labeled(FEARS),
    belonging: labeled(fitting(BELONGINGS, body)),
  }) satisfies Record<Exclude<keyof Friend, 'name'>, unknown>;

/** Who the animal of a child's stories is, to change. */
export function FriendSheet({ child, known, onClose }: Props) {
  const [friend, setFriend] = useState(known.friend);
  const [wrong, setWrong] = useState<string | null>(null);
  const formId = useId();
  const {
    mutate,
    isPending: saving,
    error,
  } = useMutation({
    mutationFn: (changed: Friend) => saveFriend(child, known, changed),
    onSuccess: onClose,
  });

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    // The dialog is inside the create form, which must not be submitted with it.
    event.stopPropagation();
    const read = friendSchema.safeParse(friend);
    const problem = !read.success ? read.error.issues[0]?.message : sameName(read.data.name, child.nickname) ? FRIEND.sameName : undefined;
    setWrong(problem ?? null);
    if (read.success && problem === undefined && !saving) mutate(read.data);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={FRIEND.title(child.nickname)}
      description={FRIEND.description}
      closeButton={false}
      footer={
        <>
          <p role="alert" className={error === null ? 'sr-only' : 'basis-full text-ink'}>
            {error && troubleOf(error)}
          </p>
          <Button variant="secondary" onClick={onClose}>
            {CHILD_SHEET.back}
          </Button>
          <Button type="submit" form={formId} busy={saving}>
            {saving ? CHILD_SHEET.saving : CHILD_SHEET.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate className="grid gap-6">
        <TextField
          label={FRIEND.name}
          name="friendName"
          dir="auto"
          autoComplete="off"
          data-autofocus=""
          disabled={saving || known.of.name !== null}
          hint={known.of.name === null ? undefined : FRIEND.typed}
          value={friend.name}
          error={wrong}
          onChange={({ target }) => setFriend({ ...friend, name: target.value })}
        />
        {Object.entries(choicesFor(known.of.body)).map(([field, options]) => (
          <ChoiceChips<string>
            key={field}
            legend={FRIEND.fields[field as Exclude<keyof Friend, 'name'>]}
            name={`friend-${field}`}
            options={options}
            chosen={[friend[field as keyof Friend]]}
            onPress={(chosen) => setFriend({ ...friend, [field]: chosen })}
            disabled={saving}
          />
        ))}
      </form>
    </Dialog>
  );
}
