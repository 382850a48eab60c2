import { PRODUCT_NAME } from '@tuckaway/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../data/session/session.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Links of a signed-in user; phones show only the icons. */
const PLACES = [
  { to: '/my-stories', icon: 'shelf', label: 'My Stories' },
  { to: '/favorites', icon: 'heart', label: 'Favorites' },
] as const;

export function TopBar({ account }: { account: ReactNode }) {
  const signedIn = useSession().status === 'signed-in';
  return (
    <header className="on-stage absolute inset-x-0 top-0 z-10 bg-linear-to-b from-[#0e1130]/85 via-[#0e1130]/85 via-70% to-transparent">
      <a
        href="#stories-title"
        className="sr-only rounded-full bg-lamp font-semibold text-on-lamp focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-20 focus:px-5 focus:py-3"
      >
        Skip to the stories
      </a>
      <nav aria-label="Main" className="page-margin mx-auto flex min-h-18 max-w-6xl items-center justify-between gap-3">
        <Link
          to="/"
          className="-ml-2 flex min-h-11 items-center gap-2.5 rounded-full px-2 font-display text-[1.0625rem] leading-tight font-semibold text-ink no-underline min-[22rem]:text-[1.1875rem] sm:text-[1.375rem]"
        >
          <Mark />
          {PRODUCT_NAME}
        </Link>
        <div className="flex items-center gap-1 sm:gap-3">
          {signedIn ? (
            <>
              {PLACES.map(({ to, icon, label }) => (
                <Link
                  key={to}
                  to={to}
                  className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2.5 font-semibold text-ink no-underline hover:text-lamp-ink sm:px-3"
                >
                  <Icon name={icon} />
                  <span className="max-sm:sr-only">{label}</span>
                </Link>
              ))}
              {account}
            </>
          ) : (
            <ButtonLink to="/auth" size="sm" variant="secondary" className="whitespace-nowrap">
              Sign In
            </ButtonLink>
          )}
        </div>
      </nav>
    </header>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false" className="size-9 shrink-0">
      <circle cx="20" cy="20" r="19" fill="#2a2550" />
      <circle cx="23" cy="17.5" r="8" fill="#ffcf7a" />
      <path d="M2.4 27c5-6.500 11-7.500 16.500-3.500 6 4.200 11.500 3.500 17.800-.5A19 19 0 0 1 2.4 27Z" fill="#7c6a9c" />
      <path d="M3.200 29.500c7-3.500 12-2.500 17 .5 5.200 3.200 9.800 2.500 14.700 0A19 19 0 0 1 3.200 29.500Z" fill="#12112a" />
    </svg>
  );
}
