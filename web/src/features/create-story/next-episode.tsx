import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { usePassedOnFocus } from '../../ui/lost-focus.ts';
import { NEXT_EPISODE } from './child-messages.ts';

/** What the story goes on from, and the way back to one of its own. */
export function NextEpisode({ title, onDrop }: { title: string; onDrop: () => void }) {
  const part = usePassedOnFocus<HTMLDivElement>();
  return (
    <div ref={part} className="sheet mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-7">
      <Icon name="book" className="size-5 text-lamp-ink" />
      <p className="min-w-0 grow basis-56">
        {NEXT_EPISODE.after} <bdi className="font-display font-semibold">{title}</bdi>
        <span className="block text-label text-soft">{NEXT_EPISODE.explanation}</span>
      </p>
      <Button variant="quiet" size="sm" className="-mr-2" onClick={onDrop}>
        {NEXT_EPISODE.drop}
      </Button>
    </div>
  );
}
