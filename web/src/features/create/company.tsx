import { type Child, childsName, LIMITS, normalizePersonText } from '@tuckaway/domain';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useKeptFocus } from '../../ui/dialog/use-kept-focus.ts';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NameNote } from '../parents/children/name-note.tsx';
import { type StoryForm, sameName } from './flow/story-form.ts';
import { COMPANY } from './messages.ts';

const name = childsName('', "The other child's name");

interface Props {
  form: StoryForm;
  /** The remembered children. */
  known: readonly Child[];
  onChange: (siblings: string[]) => void;
  /** What is wrong with the names, found at submit. */
  problem: string | null;
}

/** The other children in the story; folded until the user opens it. */
export function Company({ form: { childName, siblings }, known, onChange, problem }: Props) {
  const [opened, setOpened] = useState(false);
  const fields = useRef<HTMLFieldSetElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // Removed chips and the name field disappear with the focus in them.
  const keepFocus = useKeptFocus(siblings, () => fields.current ?? opener.current);
  const change = (names: string[]): void => {
    keepFocus();
    onChange(names);
  };

  function open(): void {
    flushSync(() => setOpened(true));
    fields.current?.querySelector('input')?.focus({ preventScroll: true });
  }

  if (!opened && siblings.length === 0) {
    return (
      <Button ref={opener} variant="quiet" size="sm" className="-ml-3 sm:-ml-4" onClick={open}>
        <Icon name="family" />
        {COMPANY.add}
      </Button>
    );
  }
  const full = siblings.length >= LIMITS.siblings;
  const others = known.map(({ nickname }) => nickname).filter((nickname) => !sameName(nickname, childName));
  const chips = [...others, ...siblings.filter((sibling) => !others.some((other) => sameName(other, sibling)))];
  const isIn = (chip: string) => siblings.some((sibling) => sameName(sibling, chip));

  return (
    <fieldset ref={fields} data-field="siblings" tabIndex={-1} className="mt-2 min-w-0 animate-veil-in">
      <legend className="font-semibold">{COMPANY.legend}</legend>
      <p className="mt-0.5 text-label text-soft">{COMPANY.hint}</p>
      {chips.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          {chips.map((chip) => (
            <NameChip
              key={chip}
              name={chip}
              isIn={isIn(chip)}
              disabled={full && !isIn(chip)}
              onPress={() => change(isIn(chip) ? siblings.filter((sibling) => !sameName(sibling, chip)) : [...siblings, chip])}
            />
          ))}
        </div>
      )}
      {full && (
        <p role="alert" className={problem === null ? 'sr-only' : 'mt-2 text-label font-medium text-danger'}>
          {problem}
        </p>
      )}
      {!full && <AnotherName taken={[childName, ...siblings]} problem={problem} onAdd={(added) => change([...siblings, added])} />}
    </fieldset>
  );
}

function NameChip({ name: shown, isIn, disabled, onPress }: { name: string; isIn: boolean; disabled: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isIn}
      disabled={disabled}
      onClick={onPress}
      className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-line px-4 font-semibold text-soft transition-colors hover:border-lamp-ink disabled:opacity-60 aria-pressed:border-lamp-edge aria-pressed:bg-lamp aria-pressed:text-on-lamp forced-colors:aria-pressed:outline-3"
    >
      <Icon name={isIn ? 'check' : 'user'} className="size-4.5" />
      <bdi className="truncate">{shown}</bdi>
    </button>
  );
}

/** The field for a typed name, which counts at submit even if it was not added (`typedSibling`). */
function AnotherName({ taken, problem, onAdd }: { taken: readonly string[]; problem: string | null; onAdd: (added: string) => void }) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);

  function add(): void {
    if (normalizePersonText(typed) === '') return;
    const read = name.safeParse(typed);
    if (!read.success) setWrong(read.error.issues[0]?.message ?? null);
    else if (taken.some((other) => sameName(other, read.data))) setWrong(COMPANY.same);
    else {
      setTyped('');
      onAdd(read.data);
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }

  return (
    <div data-offers="">
      <div className="mt-3 flex max-w-96 items-end gap-2">
        <TextField
          label={COMPANY.another}
          name="siblings"
          dir="auto"
          autoComplete="off"
          className="min-w-0 grow"
          value={typed}
          error={wrong ?? problem}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(null);
          }}
          onKeyDown={onKeyDown}
        />
        <Button variant="secondary" onClick={add} disabled={normalizePersonText(typed) === ''} className="min-h-13">
          {COMPANY.addName}
        </Button>
      </div>
      <NameNote name={typed} onChoose={setTyped} />
    </div>
  );
}
