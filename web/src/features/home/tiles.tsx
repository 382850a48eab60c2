import type { CuratedStorySummary } from '@tuckaway/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { FINDER } from './messages.ts';
import { useStoryForTonight } from './use-story-for-tonight.ts';

/** The story that the bedtime reminder names, the same all day. */
export function TonightTile({ stories }: { stories: readonly CuratedStorySummary[] }) {
  const story = useStoryForTonight(stories);
  if (story === null) return <Tile />;
  return <StoryTile story={story} label={FINDER.tonight} icon="moon" />;
}

export function MakeOneTile({ className }: { className?: string }) {
  return (
    <Tile className={className}>
      <Words to="/create-story" label={FINDER.makeOne.label} title={FINDER.makeOne.title} icon="stars" />
    </Tile>
  );
}

function StoryTile({ story, label, icon }: { story: CuratedStorySummary; label: string; icon: IconName }) {
  return (
    <Tile>
      {story.imageUrl && <Picture src={story.imageUrl} alt="" lazy className="w-22 shrink-0 bg-raised object-cover sm:w-32" />}
      <Words to={`/story/${story.id}`} label={label} title={story.title} icon={icon} />
    </Tile>
  );
}

interface WordsProps {
  to: string;
  label: string;
  title: string;
  icon: IconName;
}

function Words({ to, label, title, icon }: WordsProps) {
  return (
    <Link
      to={to}
      className="flex min-w-0 grow flex-col justify-center px-4 py-2.5 no-underline after:absolute after:inset-0 after:rounded-card hover:text-lamp-ink focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-lamp-ink"
    >
      <span className="flex items-center gap-1.5 text-label font-semibold text-ember">
        <Icon name={icon} className="size-4" />
        {label}
      </span>{' '}
      <span dir="auto" className="mt-0.5 font-display text-[1.125rem] leading-snug font-semibold">
        {title}
      </span>
    </Link>
  );
}

/** Without children it keeps the place. */
export function Tile({ className, children }: { className?: string | undefined; children?: ReactNode }) {
  return (
    <div
      className={classNames(
        'relative flex min-h-23 items-stretch overflow-hidden rounded-card border border-edge bg-sheet shadow-card transition-shadow duration-200 hover:shadow-sheet',
        className,
      )}
    >
      {children}
    </div>
  );
}
