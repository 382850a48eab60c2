import { AGE_BANDS, AVOIDED_TOPICS, DEFAULT_AGE_BAND, type KeptWishes, PRONOUNS, type Pronouns } from '@tuckaway/domain';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { ABOUT_CHILD } from './messages.ts';

export type ChildChoicesValue = { [Field in 'age' | 'pronouns' | 'notTonight']?: KeptWishes[Field] | undefined };

interface Props {
  /** Sets the choices of one child apart from another's on the same page. */
  group: string;
  value: ChildChoicesValue;
  onChange: (part: ChildChoicesValue) => void;
  disabled?: boolean | undefined;
}

const NAME_ONLY = 'name-only';
const AGES = AGE_BANDS.map((value) => ({ value, label: value.replace('-', '–') }));
const WORDS: readonly { value: Pronouns | typeof NAME_ONLY; label: string }[] = [
  ...PRONOUNS.map((value) => ({ value, label: ABOUT_CHILD.pronounLabels[value] })),
  { value: NAME_ONLY, label: ABOUT_CHILD.nameOnly },
];
const TOPICS = AVOIDED_TOPICS.map(({ id, label }) => ({ value: id, label }));

/** How old a child is and how a story speaks of it. What is shown as chosen is what is sent: an age is always chosen. */
export function AgeAndPronouns({ group, value: { age = DEFAULT_AGE_BAND, pronouns }, onChange, disabled }: Props) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ChoiceChips
        legend={ABOUT_CHILD.age}
        name={`${group}Age`}
        options={AGES}
        chosen={[age]}
        onPress={(chosen) => onChange({ age: chosen })}
        disabled={disabled}
      />
      <ChoiceChips
        legend={ABOUT_CHILD.pronouns}
        name={`${group}Pronouns`}
        options={WORDS}
        chosen={[pronouns ?? NAME_ONLY]}
        onPress={(chosen) => onChange({ pronouns: chosen === NAME_ONLY ? undefined : chosen })}
        disabled={disabled}
      />
    </div>
  );
}

/** The topics that a story leaves out. */
export function NotTonight({ group, value: { notTonight = [] }, onChange, disabled }: Props) {
  return (
    <ChoiceChips
      legend={ABOUT_CHILD.notTonight}
      hint={ABOUT_CHILD.notTonightHint}
      name={`${group}NotTonight`}
      options={TOPICS}
      chosen={notTonight}
      onPress={(topic) =>
        onChange({ notTonight: notTonight.includes(topic) ? notTonight.filter((other) => other !== topic) : [...notTonight, topic] })
      }
      several
      disabled={disabled}
    />
  );
}

/** A ref: moves the focus to the chosen answer when the choices appear. */
function focusChosen(choices: Element | null): void {
  choices?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true });
}

/** Both, for a child that is not remembered. @param focused whether they were opened just now, and get the focus. */
export function ChildChoices({ focused, ...props }: Props & { focused: boolean }) {
  return (
    <div ref={focused ? focusChosen : null} className="mt-2 grid min-w-0 animate-veil-in gap-5">
      <AgeAndPronouns {...props} />
      <NotTonight {...props} />
    </div>
  );
}
