import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { SteppingBack } from '../../ui/use-stepping-back.ts';
import { PageDots } from './page-dots.tsx';

interface TurningBarProps {
  barProps: SteppingBack['barProps'];
  count: number;
  index: number;
  goTo: (index: number) => void;
  /** The story is being read aloud. */
  listening: boolean;
}

/** The bar below a book: one page back, each page, one page on. */
export function TurningBar({ barProps, count, index, goTo, listening }: TurningBarProps) {
  return (
    <nav
      {...barProps}
      aria-label="Turn the page"
      data-turning-bar=""
      className="reader-bar reader-bar-below page-margin sticky bottom-(--dock-bar) z-10 mx-auto grid w-full max-w-6xl grid-cols-[1fr_auto_1fr] items-center gap-2 bg-page xl:max-w-7xl pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] before:pointer-events-none before:absolute before:inset-x-0 before:-top-5 before:h-5 before:bg-linear-to-t before:from-page lg:pt-4 lg:pb-6"
    >
      <Button variant="secondary" disabled={index === 0} onClick={() => goTo(index - 1)} className="justify-self-start max-sm:px-3.5">
        <Icon name="arrow-left" />
        <span className="max-sm:sr-only">Previous</span>
      </Button>
      <PageDots count={count} index={index} onPick={goTo} />
      {/* One light a screen: while a story is read aloud it is the pause. */}
      <Button
        variant={listening ? 'secondary' : 'primary'}
        disabled={index === count - 1}
        onClick={() => goTo(index + 1)}
        className="justify-self-end max-sm:px-3.5"
      >
        <span className="max-sm:sr-only">Next</span>
        <Icon name="arrow-right" />
      </Button>
    </nav>
  );
}
