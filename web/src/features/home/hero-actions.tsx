import type { MouseEvent } from 'react';
import { useSession } from '../../data/session/session.ts';
import { classNames } from '../../ui/class-names.ts';
import { ButtonLink, buttonClasses } from '../../ui/form/button.tsx';
import { STORIES_ID } from './messages.ts';

/** Home's three actions (specification section 2). @param lit whether the first one leads the screen */
export function HeroActions({ lit = false, className }: { lit?: boolean; className?: string }) {
  const signedIn = useSession().status === 'signed-in';
  const others = lit ? 'secondary' : 'quiet';
  const narrow = classNames('max-sm:text-[0.875rem]', lit ? 'max-sm:grow max-sm:px-1.5' : 'max-sm:px-1');
  return (
    <div className={classNames('flex flex-wrap gap-x-2 gap-y-2 sm:gap-x-3', className)}>
      <ButtonLink to="/create-story" variant={lit ? 'primary' : 'quiet'} className={lit ? 'max-sm:min-h-14 max-sm:w-full' : narrow}>
        Create Your Story
      </ButtonLink>
      <a href={`#${STORIES_ID}`} onClick={scrollToStories} className={buttonClasses({ variant: others }, narrow)}>
        Browse Free Stories
      </a>
      <ButtonLink to={signedIn ? '/premium' : '/auth'} variant="quiet" className={classNames(narrow, lit && 'lg:-ml-6')}>
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
