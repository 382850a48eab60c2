import { type AvoidedTopic, type Moment, momentsWithout } from '@tuckaway/domain';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { TODAY } from './messages.ts';

const NONE = 'none';

interface Props {
  value: Moment | undefined;
  onChange: (moment: Moment | undefined) => void;
  /** What the family leaves out: moments about it are not offered. */
  leftOut: readonly AvoidedTopic[];
}

/** What happened today: one of a closed list, or nothing. */
export function MomentChips({ value, onChange, leftOut }: Props) {
  const offered = momentsWithout(leftOut);
  const chosen = offered.find(({ id }) => id === value)?.id ?? NONE;
  return (
    <ChoiceChips<Moment | typeof NONE>
      legend={TODAY.open}
      hint={TODAY.hint}
      name="moment"
      options={[{ value: NONE, label: TODAY.none }, ...offered.map(({ id, label }) => ({ value: id, label }))]}
      chosen={[chosen]}
      onPress={(moment) => onChange(moment === NONE ? undefined : moment)}
    />
  );
}
