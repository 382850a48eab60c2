import { classNames } from '../../../ui/class-names.ts';
import { Drawing, Icon } from '../../../ui/icon.tsx';
import { addToLineUp, takeOutOfLineUp, useLineUp } from '../api/reading/line-up.ts';
import { LINE_UP } from './messages.ts';

export interface LineUpButtonProps {
  /** A curated number in digits, or an own story's UUID. */
  storyId: string;
  title: string;
  /** Its place on the card. */
  className?: string;
}

/** Puts a card's story into tonight's line-up with one press, and takes it out again. */
export function LineUpButton({ storyId, title, className }: LineUpButtonProps) {
  const chosen = useLineUp().some((story) => story.storyId === storyId && !story.done);
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={chosen ? LINE_UP.remove(title) : LINE_UP.add(title)}
      onClick={() => (chosen ? takeOutOfLineUp(storyId) : addToLineUp({ storyId, title }))}
      className={classNames('group z-10 grid size-11 shrink-0 place-items-center rounded-full', className)}
    >
      <span className="grid size-9 place-items-center rounded-full border border-edge bg-sheet text-lamp-ink shadow-card transition-colors group-hover:bg-raised group-aria-pressed:border-lamp-edge group-aria-pressed:bg-lamp group-aria-pressed:text-on-lamp">
        {chosen ? <Icon name="check" /> : <Drawing paths={PLUS} />}
      </span>
    </button>
  );
}

const PLUS = ['M12 5.2v13.6', 'M5.2 12h13.6'];
