import { childrenNames, coverPicture, STORY_COVERS } from '@tuckaway/domain';
import { useDeferredValue } from 'react';
import { CoverPicture, StoryImage } from '../../art/index.ts';
import type { StoryForm } from './story-form.ts';

/** The mood of the picture while none is chosen. */
const ANY_MOOD = 'cozy';

/** The picture that the story will have, beside the form on wide screens. Decorative. */
export function StoryPreview({ form }: { form: StoryForm }) {
  // Typing must not wait for drawing.
  const { storyId, storySetting, favoriteAnimal, storyTone, coverImage, childName, siblings } = useDeferredValue(form);
  const animal = favoriteAnimal.trim();
  const child = childrenNames({ childName: childName.trim(), siblings: [...siblings] });
  const cover = STORY_COVERS.find(({ id }) => id === coverImage);
  return (
    <aside aria-hidden="true" className="sheet sticky top-6 hidden overflow-hidden rounded-stage lg:block">
      {storySetting === null ? (
        <CoverPicture cover={coverImage} className="block aspect-3/2 w-full object-cover" />
      ) : (
        <StoryImage
          picture={coverPicture({ id: storyId, storySetting, storyTone: storyTone ?? ANY_MOOD, favoriteAnimal: animal, coverImage })}
          described={false}
        />
      )}
      <div className="p-6">
        <p className="font-display text-card font-semibold">{childName.trim() ? `A story for ${child}` : 'A story for someone small'}</p>
        <p className="mt-1 text-label text-soft">
          {animal && (
            <>
              <bdi>{animal}</bdi>,{' '}
            </>
          )}
          under the cover “{cover?.label}”
        </p>
      </div>
    </aside>
  );
}
