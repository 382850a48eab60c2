import { type Child, normalizePersonText, topicsOfChildren, trimMarks, withoutLastMarks } from '@tuckaway/domain';
import { type ComponentType, lazy, Suspense } from 'react';
import { TextField } from '../../ui/form/text-field.tsx';
import type { FriendsChild } from '../parents/api/children/friends.ts';
import { NameNote } from '../parents/children/name-note.tsx';
import { ChildRow, RememberChild } from './child-row.tsx';
import { Company } from './company.tsx';
import { type FieldProblem, rememberedChild, type StoryForm, wishesOf } from './flow/story-form.ts';
import { MoreAboutChild } from './more-about-child.tsx';

/** The form works without it if it cannot be loaded. */
const AnimalNote = lazy<ComponentType<{ animal: string; onChoose: (animal: string) => void }>>(() =>
  import('./notes/animal-note.tsx').then(
    ({ AnimalNote }) => ({ default: AnimalNote }),
    () => ({ default: () => null }),
  ),
);

const FriendLine = lazy<ComponentType<FriendsChild>>(() =>
  import('../parents/children/friend-line.tsx').then(
    ({ FriendLine }) => ({ default: FriendLine }),
    () => ({ default: () => null }),
  ),
);

interface Props {
  form: StoryForm;
  change: (part: Partial<StoryForm>) => void;
  problem: FieldProblem | null;
  /** The remembered children; undefined until they are known. */
  known: readonly Child[] | undefined;
  signedIn: boolean;
}

const wrong = (problem: FieldProblem | null, field: string) => (problem?.field === field ? problem.message : null);

/** Who the story is for and who else is in it. Remembered children and siblings need a signed-in user. */
export function WhoFields({ form, change, problem, known = [], signedIn }: Props) {
  const child = rememberedChild(known, form);
  return (
    <>
      {signedIn && <ChildRow known={known} chosen={child} onChoose={(chosen) => change(wishesOf(chosen))} />}
      <div data-offers="">
        <TextField
          label="Child's Name"
          name="childName"
          dir="auto"
          autoComplete="off"
          required
          className="max-w-120"
          value={form.childName}
          error={wrong(problem, 'childName')}
          onChange={(event) => change({ childName: event.target.value })}
        />
        {/* The family has decided how a remembered child is spelled. */}
        {child?.nickname !== form.childName && <NameNote name={form.childName} onChoose={(childName) => change({ childName })} />}
      </div>
      <div className="mt-4 grid justify-items-start gap-1">
        <MoreAboutChild form={form} change={change} child={child} leftOut={topicsOfChildren(form, known)} />
        {signedIn && (
          <Company form={form} known={known} onChange={(siblings) => change({ siblings })} problem={wrong(problem, 'siblings')} />
        )}
      </div>
    </>
  );
}

/** The animal, and with it who it is, and the offer to remember the child who loves it. */
export function AnimalField({ form, change, problem, known, signedIn }: Props) {
  const child = rememberedChild(known ?? [], form);
  // As they are sent.
  const nickname = withoutLastMarks(normalizePersonText(form.childName));
  const animal = trimMarks(normalizePersonText(form.favoriteAnimal));
  return (
    <div data-offers="">
      <TextField
        label="Favorite Animal"
        name="favoriteAnimal"
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        required
        className="max-w-120"
        placeholder="a small fox, perhaps"
        value={form.favoriteAnimal}
        error={wrong(problem, 'favoriteAnimal')}
        onChange={(event) => change({ favoriteAnimal: event.target.value })}
      />
      <Suspense>
        {form.favoriteAnimal.trim() !== '' && (
          <AnimalNote animal={form.favoriteAnimal} onChoose={(favoriteAnimal) => change({ favoriteAnimal })} />
        )}
        {signedIn && known !== undefined && nickname !== '' && animal !== '' && (
          <FriendLine childId={child?.id ?? null} nickname={nickname} animal={animal} pronouns={(child ?? form).pronouns} />
        )}
      </Suspense>
      {signedIn && (
        <div className="mt-3">
          <RememberChild form={form} known={known} />
        </div>
      )}
    </div>
  );
}
