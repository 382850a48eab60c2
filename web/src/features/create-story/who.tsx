import type { Child } from '@tuckaway/domain';
import { lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { TextField } from '../../ui/text-field.tsx';
import type { StoryForm } from './story-form.ts';
import type { FieldProblem } from './use-create-story.ts';

const loadFamily = () => import('./family.ts');
const ChildRow = lazy(async () => ({ default: (await loadFamily()).ChildRow }));
const RememberChild = lazy(async () => ({ default: (await loadFamily()).RememberChild }));
export const NextEpisode = lazy(async () => ({ default: (await loadFamily()).NextEpisode }));
const Company = lazy(async () => ({ default: (await loadFamily()).Company }));

interface Props {
  form: StoryForm;
  change: (part: Partial<StoryForm>) => void;
  problem: FieldProblem | null;
  signedIn: boolean;
}

/** Who the story is for, and who is in it beside. What only a family that is signed in can use comes late, and is missed by nobody else. */
export function Who({ form, change, problem, signedIn }: Props) {
  const wrong = (field: string) => (problem?.field === field ? problem.message : null);

  function choose({ nickname, favoriteAnimal, storyLength, storyTone }: Child): void {
    change({ childName: nickname, favoriteAnimal, storyLength, storyTone });
  }

  return (
    <>
      {signedIn && (
        <Extra>
          <ChildRow childName={form.childName} onChoose={choose} />
        </Extra>
      )}
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
      {signedIn && (
        <Extra>
          <div className="mt-4 grid justify-items-start gap-1">
            <RememberChild form={form} />
            <Company form={form} onChange={(siblings) => change({ siblings })} problem={wrong('siblings')} />
          </div>
        </Extra>
      )}
    </>
  );
}

/** Without it the form is whole all the same. */
export function Extra({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
