import { childrenNames, STORY_COVERS } from '@tuckaway/domain';
import { useDeferredValue } from 'react';
import { CoverPicture, ScenePicture } from '../../art/index.ts';
import type { StoryForm } from './story-form.ts';

/** A picture of the choices so far, beside the form on wide screens. Decorative. */
export function StoryPreview({ form }: { form: StoryForm }) {
  // Typing must not wait for drawing.
  const { storySetting, favoriteAnimal, storyTone, coverImage, childName, siblings } = useDeferredValue(form);
  const animal = favoriteAnimal.trim();
  const child = childrenNames({ childName: childName.trim(), siblings: [...siblings] });
  const cover = STORY_COVERS.find(({ id }) => id === coverImage);
  return (
    <aside aria-hidden="true" className="sheet sticky top-6 hidden overflow-hidden rounded-stage lg:block">
      {storySetting === null ? (
        <CoverPicture cover={coverImage} className="block aspect-4/5 w-full object-cover" />
      ) : (
        <ScenePicture
          request={{ place: storySetting, seed: 'preview', ...(animal ? { animal } : {}), ...(storyTone ? { mood: storyTone } : {}) }}
          options={{ width: 480, height: 600 }}
          described={false}
        />
      )}
      <div className="p-6">
        <p className="font-display text-card font-semibold">{childName.trim() ? `A story for ${child}` : 'A story for somebody small'}</p>
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
