import { childrenNames, STORY_COVERS, STORY_LENGTHS, STORY_SETTINGS, STORY_TONES, type StorySetting } from '@tuckaway/domain';
import { useDeferredValue } from 'react';
import { CoverWithAnimal, StoryImage } from '../../art/index.ts';
import { useCover } from '../parents/api/children/looks.ts';
import type { StoryForm } from './flow/story-form.ts';

/** The mood of the picture while none is chosen. */
const ANY_MOOD = 'cozy';

/** The picture that the story will have and what was chosen, beside the whole form. Decorative. */
export function StoryPreview({ form }: { form: StoryForm }) {
  // Typing must not wait for drawing.
  const shown = useDeferredValue(form);
  const cover = STORY_COVERS.find(({ id }) => id === shown.coverImage);
  return (
    <aside aria-hidden="true" className="sheet sticky top-6 overflow-hidden rounded-stage">
      <PreviewPicture form={shown} />
      <div className="p-5 lg:p-6">
        <p className="font-display text-card font-semibold wrap-anywhere">{headline(shown)}</p>
        <p className="mt-1 text-label text-soft wrap-anywhere">{[...choices(shown), `under the cover “${cover?.label}”`].join(', ')}</p>
      </div>
    </aside>
  );
}

/** The same in one line, for a phone. */
export function SmallPreview({ form }: { form: StoryForm }) {
  const shown = useDeferredValue(form);
  return (
    <div aria-hidden="true" data-preview="" className="flex min-w-0 grow items-center gap-3">
      <div className="w-18 shrink-0 overflow-hidden rounded-lg shadow-card">
        <PreviewPicture form={shown} />
      </div>
      <div className="min-w-0">
        <p className="truncate font-display font-semibold">{headline(shown)}</p>
        <p className="line-clamp-2 text-label leading-snug text-soft wrap-anywhere">{choices(shown).join(' · ')}</p>
      </div>
    </div>
  );
}

function PreviewPicture({ form }: { form: StoryForm }) {
  const { storySetting, coverImage } = form;
  const favoriteAnimal = form.favoriteAnimal.trim();
  if (storySetting !== null) return <PlacePicture form={{ ...form, storySetting, favoriteAnimal }} />;
  return <CoverWithAnimal cover={coverImage} animal={favoriteAnimal} className="block aspect-3/2 w-full object-cover" />;
}

function PlacePicture({ form }: { form: StoryForm & { storySetting: StorySetting } }) {
  const { storyId, storyTone, siblings } = form;
  const child = { childName: form.childName.trim(), siblings: [...siblings] };
  return <StoryImage picture={useCover({ ...form, ...child, id: storyId, storyTone: storyTone ?? ANY_MOOD })} described={false} />;
}

function headline({ childName, siblings }: StoryForm): string {
  const child = childName.trim();
  return child ? `A story for ${childrenNames({ childName: child, siblings: [...siblings] })}` : 'A story for someone small';
}

/** What was chosen so far. */
function choices({ favoriteAnimal, storySetting, storyLength, storyTone }: StoryForm): string[] {
  const label = (options: readonly { id: string; label: string }[], value: string | null) => options.find(({ id }) => id === value)?.label;
  const chosen = [label(STORY_SETTINGS, storySetting), label(STORY_LENGTHS, storyLength), label(STORY_TONES, storyTone)];
  return [favoriteAnimal.trim(), ...chosen.map((word) => word?.toLowerCase())].filter(
    (word) => word !== undefined && word !== '',
  ) as string[];
}
