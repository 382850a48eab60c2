import { PRODUCT_NAME } from '@tuckaway/domain';
import { Link } from 'react-router-dom';
import { useSession } from '../../data/session/session.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AccountMenu } from '../account/settings/account-menu.tsx';

/** Links of a signed-in user; phones show only the icons. */
const PLACES = [
  { to: '/my-stories', icon: 'shelf', label: 'My Stories' },
  { to: '/favorites', icon: 'heart', label: 'Favorites' },
] as const;

export function TopBar() {
  const signedIn = useSession().status === 'signed-in';
  return (
    <header className="on-stage absolute inset-x-0 top-0 z-10 bg-linear-to-b from-stage/85 via-stage/85 via-70% to-transparent">
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
          {/* The same drawing as the app's icon, and after the hero's picture. */}
          <img src="/favicon.svg" alt="" width={36} height={36} decoding="async" fetchPriority="low" className="size-9 shrink-0" />
          <span className="large-text:sr-only">{PRODUCT_NAME}</span>
        </Link>
        <div className="flex items-center gap-1 sm:gap-3">
          {signedIn ? (
            <>
              {PLACES.map(({ to, icon, label }) => (
                <Link
                  key={to}
                  to={to}
                  className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2.5 font-semibold text-ink no-underline hover:text-lamp-ink large-text:min-w-[44px] large-text:px-0 sm:px-3"
                >
                  <Icon name={icon} />
                  <span className="max-sm:sr-only">{label}</span>
                </Link>
              ))}
              <AccountMenu />
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
