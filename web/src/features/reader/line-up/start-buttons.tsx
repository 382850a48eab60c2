import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { LinedUp } from '../api/reading/line-up.ts';
import { LINE_UP } from './messages.ts';
import { useStart } from './use-start.ts';

/** The two ways to begin a line-up; a browser without a voice has only one. @param stories what is still to be read */
export function StartButtons({ stories }: { stories: readonly LinedUp[] }) {
  const { starting, start } = useStart(stories);
  return (
    <>
      <Button size="sm" className="gap-1.5! px-3!" busy={starting === 'read'} onClick={() => start('read')}>
        {starting !== 'read' && <Icon name="book" className="size-5 max-[22rem]:hidden large-text:hidden" />}
        {LINE_UP.read}
      </Button>
      {'speechSynthesis' in window && (
        <Button size="sm" variant="secondary" className="gap-1.5! px-3!" busy={starting === 'listen'} onClick={() => start('listen')}>
          {starting !== 'listen' && <Icon name="listen" className="size-5 max-[22rem]:hidden large-text:hidden" />}
          {LINE_UP.listen}
        </Button>
      )}
    </>
  );
}
