import type { MouseEvent } from 'react';
import { useSession } from '../../data/session/session.ts';
import { classNames } from '../../ui/class-names.ts';
import { ButtonLink, buttonClasses } from '../../ui/form/button.tsx';
import { STORIES_ID } from './messages.ts';

/** Home's three actions (specification section 2). @param quiet without a lit button, where another one leads the screen */
export function HeroActions({ quiet = false, className }: { quiet?: boolean; className?: string }) {
  const signedIn = useSession().status === 'signed-in';
  return (
    <div className={classNames('flex flex-wrap gap-x-2 gap-y-3 sm:gap-x-3', className)}>
      <a
        href={`#${STORIES_ID}`}
        onClick={scrollToStories}
        className={buttonClasses({ variant: quiet ? 'secondary' : 'primary' }, 'max-sm:min-h-14 max-sm:w-full')}
      >
        Browse Free Stories
      </a>
      <ButtonLink to="/create-story" variant="secondary" className="max-sm:grow max-sm:px-2.5 max-sm:text-[0.9375rem]">
        Create Your Story
      </ButtonLink>
      <ButtonLink
        to={signedIn ? '/premium' : '/auth'}
        variant="quiet"
        className={classNames('max-sm:grow max-sm:px-2.5 max-sm:text-[0.9375rem] sm:px-4', !quiet && 'lg:-ml-4')}
      >
        Explore Premium
      </ButtonLink>
    </div>
  );
}

function scrollToStories(event: MouseEvent): void {
  const section = document.getElementById(STORIES_ID);
  if (section === null) return;
  event.preventDefault();
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  section.querySelector('h2')?.focus({ preventScroll: true });
}
