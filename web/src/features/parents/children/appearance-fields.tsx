import { APPEARANCE, type AppearanceField, type ChildAppearance, HAIRLESS, readAppearance, specialPart } from '@tuckaway/domain';
import { ChildPortrait } from '../../../art/index.ts';
import { Button } from '../../../ui/form/button.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { APPEARANCE_LEGENDS, APPEARANCE_WORDS, CHILD_LOOKS, LEAVE_OUT } from './appearance-words.ts';

export interface AppearanceFieldsProps {
  /** Whether the family agreed to what is a special category of personal data. */
  allowed: boolean;
  value: ChildAppearance | undefined;
  onChange: (value: ChildAppearance | undefined) => void;
  disabled: boolean;
}

const NONE = '';

/** Each choice is shown on the child as it is described so far. */
export function AppearanceFields({ allowed, value = {}, onChange, disabled }: AppearanceFieldsProps) {
  const fields = (Object.keys(APPEARANCE) as AppearanceField[]).filter(
    (field) => wordsOf(field, allowed).length > 0 && isOffered(field, value),
  );
  const change = (part: ChildAppearance): void => onChange(readAppearance({ ...value, ...part }));
  return (
    <div className="mt-1 grid animate-veil-in gap-6">
      <p className="text-label text-soft">{CHILD_LOOKS.explanation}</p>
      <figure className="m-0 flex flex-wrap items-center gap-4 rounded-card border border-edge bg-raised p-3">
        <ChildPortrait appearance={value} crop="whole" className="h-36 w-auto rounded-card sm:h-44" />
        <figcaption className="min-w-28 flex-1">
          <p aria-live="polite">{value.skin ? CHILD_LOOKS.shown : CHILD_LOOKS.plain}</p>
          {Object.keys(value).length > 0 && (
            <Button variant="quiet" size="sm" className="mt-2 -ml-4" disabled={disabled} onClick={() => onChange(undefined)}>
              {CHILD_LOOKS.clear}
            </Button>
          )}
        </figcaption>
      </figure>
      {fields.map((field) => (
        <Choice key={field} field={field} words={wordsOf(field, allowed)} value={value} onChange={change} disabled={disabled} />
      ))}
    </div>
  );
}

/** What needs no consent, or with it all. */
function wordsOf(field: AppearanceField, allowed: boolean): readonly string[] {
  return APPEARANCE[field].filter((word) => allowed || specialPart({ [field]: word }) === undefined);
}

/** A covered head has no color of hair. */
function isOffered(field: AppearanceField, { hair }: ChildAppearance): boolean {
  return field !== 'hairColor' || (hair !== undefined && !HAIRLESS.includes(hair));
}

interface ChoiceProps {
  field: AppearanceField;
  words: readonly string[];
  value: ChildAppearance;
  onChange: (part: ChildAppearance) => void;
  disabled: boolean;
}

function Choice({ field, words, value, onChange, disabled }: ChoiceProps) {
  const crop = field === 'wheelchair' || field === 'clothes' ? 'whole' : 'head';
  const labels: Record<string, string> = APPEARANCE_WORDS[field];
  const options = [NONE, ...words].map((word) => ({
    value: word,
    label: word === NONE ? LEAVE_OUT : (labels[word] ?? word),
    picture: (
      <ChildPortrait
        appearance={{ ...value, [field]: word === NONE ? undefined : word }}
        crop={crop}
        className={crop === 'whole' ? 'h-20 w-auto rounded-lg' : 'h-16 w-auto rounded-lg'}
      />
    ),
  }));
  return (
    <RadioCards
      legend={APPEARANCE_LEGENDS[field]}
      name={`childLook-${field}`}
      value={value[field] ?? NONE}
      onChange={(word) => onChange({ [field]: word === NONE ? undefined : word })}
      options={options}
      columns={4}
      density="tile"
      tick={false}
      disabled={disabled}
    />
  );
}
