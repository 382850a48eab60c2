import type { AvoidedTopic, Child } from '@tuckaway/domain';
import { type ComponentType, lazy, Suspense } from 'react';
import { TextField } from '../../ui/form/text-field.tsx';
import { ChildRow, RememberChild } from './child/child-row.tsx';
import { MoreAboutChild } from './child/more-about-child.tsx';
import { Company } from './company.tsx';
import { type StoryForm, wishesOf } from './story-form.ts';
import type { FieldProblem } from './use-create-story.ts';

/** The form works without it where it cannot be loaded. */
const AnimalNote = lazy<ComponentType<{ animal: string }>>(() =>
  import('./animal-note.tsx').then(
    ({ AnimalNote }) => ({ default: AnimalNote }),
    () => ({ default: () => null }),
  ),
);

interface Props {
  form: StoryForm;
  /** The remembered one of that name. */
  child: Child | null;
  leftOut: readonly AvoidedTopic[];
  change: (part: Partial<StoryForm>) => void;
  problem: FieldProblem | null;
  signedIn: boolean;
}

/** Who the story is for and who else is in it. Remembered children and siblings need a signed-in user. */
export function WhoFields({ form, child, leftOut, change, problem, signedIn }: Props) {
  const wrong = (field: string) => (problem?.field === field ? problem.message : null);

  const choose = (chosen: Child): void => change(wishesOf(chosen));

  return (
    <>
      {signedIn && <ChildRow chosen={child} onChoose={choose} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Child's Name"
          name="childName"
          dir="auto"
          autoComplete="off"
          required
          value={form.childName}
          error={wrong('childName')}
          onChange={(event) => change({ childName: event.target.value })}
        />
        <TextField
          label="Favorite Animal"
          name="favoriteAnimal"
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          required
          placeholder="a small fox, perhaps"
          value={form.favoriteAnimal}
          error={wrong('favoriteAnimal')}
          onChange={(event) => change({ favoriteAnimal: event.target.value })}
        />
      </div>
      <Suspense>{form.favoriteAnimal.trim() !== '' && <AnimalNote animal={form.favoriteAnimal} />}</Suspense>
      <div className="mt-4 grid justify-items-start gap-1">
        <MoreAboutChild form={form} change={change} child={child} leftOut={leftOut} />
        {signedIn && (
          <>
            <RememberChild form={form} />
            <Company form={form} onChange={(siblings) => change({ siblings })} problem={wrong('siblings')} />
          </>
        )}
      </div>
    </>
  );
}
