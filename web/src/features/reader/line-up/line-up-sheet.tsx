import { isStoryId } from '@tuckaway/domain';
import { type ReactNode, useEffect, useState } from 'react';
import { CoverPicture } from '../../../art/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { LateStoryCover } from '../api/cover/late-story-cover.tsx';
import { type LinedUp, moveEarlier, takeOutOfLineUp, useLineUp } from '../api/reading/line-up.ts';
import { forgetLineUp } from '../api/reading/stored-line-up.ts';
import { useCuratedStory } from '../api/stories/curated-stories.ts';
import { useFamilyStory } from '../api/stories/family-stories.ts';
import { LINE_UP } from './messages.ts';
import { isGone } from './open-line-up.ts';
import { StartButtons } from './start-buttons.tsx';

const COVER = 'block size-full object-cover';

/** Tonight's stories in their order, to begin, move and take out. It closes when none is left. */
export function LineUpSheet({ onClose }: { onClose: () => void }) {
  const stories = useLineUp();
  const [said, setSaid] = useState('');
  const waiting = stories.filter(({ done }) => !done);
  const isEmpty = stories.length === 0;
  useEffect(() => {
    if (isEmpty) onClose();
  }, [isEmpty, onClose]);

  function remove({ storyId, title }: LinedUp): void {
    takeOutOfLineUp(storyId);
    setSaid(LINE_UP.removed(title));
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={LINE_UP.title}
      description={LINE_UP.about}
      size="sm"
      footer={waiting.length > 0 && <StartButtons stories={waiting} />}
    >
      <ol className="m-0 grid list-none gap-3 p-0">
        {stories.map((story, index) => (
          <Row
            key={story.storyId}
            story={story}
            isFirst={index === 0}
            onEarlier={() => {
              moveEarlier(story.storyId);
              setSaid(LINE_UP.moved(story.title, index));
            }}
            onRemove={() => remove(story)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Button variant="quiet" size="sm" className="mt-3 -ml-4" onClick={forgetLineUp}>
        <Icon name="trash" className="size-4.5" />
        {LINE_UP.empty}
      </Button>
    </Dialog>
  );
}

interface RowProps {
  story: LinedUp;
  isFirst: boolean;
  onEarlier: () => void;
  onRemove: () => void;
}

function Row({ story: { storyId, title, done }, isFirst, onEarlier, onRemove }: RowProps) {
  const { picture, note } = useShown(storyId);
  return (
    <li className="flex items-center gap-3 large-text:flex-wrap">
      <div className="size-14 shrink-0 overflow-hidden rounded-field border border-edge bg-raised">{picture}</div>
      <div className="min-w-0 grow">
        <p className="font-display text-[1.0625rem] leading-snug font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </p>
        {(done || note) && <p className="text-label text-soft">{done ? LINE_UP.done : note}</p>}
      </div>
      <div className="flex shrink-0">
        <Button variant="quiet" size="sm" className="px-3!" aria-label={LINE_UP.earlier(title)} disabled={isFirst} onClick={onEarlier}>
          <Icon name="arrow-right" className="size-5 -rotate-90" />
        </Button>
        <Button variant="quiet" size="sm" className="-mr-3 px-3!" aria-label={LINE_UP.remove(title)} onClick={onRemove}>
          <Icon name="close" />
        </Button>
      </div>
    </li>
  );
}

/** A story's picture, and why it cannot be opened now. */
function useShown(storyId: string): { picture: ReactNode; note: string | null } {
  const isOwn = isStoryId(storyId);
  const own = useFamilyStory(isOwn ? storyId : null);
  const curated = useCuratedStory(isOwn ? undefined : storyId);
  const { error } = isOwn ? own : curated;
  const note = error && (isGone(error) ? LINE_UP.gone : LINE_UP.missing);
  if (own.data) return { picture: <LateStoryCover story={own.data} className={COVER} />, note: null };
  if (!curated.data) return { picture: null, note };
  const { imageUrl } = curated.data;
  return {
    picture: imageUrl ? <Picture src={imageUrl} alt="" className={COVER} /> : <CoverPicture cover="moon" className={COVER} />,
    note: null,
  };
}
