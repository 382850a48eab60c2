import { PRODUCT_NAME } from '@tuckaway/domain';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../data/session/session.ts';
import { Page } from '../../ui/page.tsx';
import { NotificationsButton } from '../account/notifications/notification-entries.tsx';
import { CreateCall } from './create-call.tsx';
import { Hero } from './hero.tsx';
import { FAMILY_TITLE, PAGE_TITLE } from './messages.ts';
import { StoriesSection } from './stories-section.tsx';
import { TopBar } from './top-bar.tsx';

/** Late, because it brings the outbox and the copies of a signed-in user. */
const FamilyHome = lazy(async () => ({ default: (await import('./family/family-home.tsx')).FamilyHome }));

/** Home (specification section 2). */
export function HomeScreen() {
  const signedIn = useSession().status === 'signed-in';
  return (
    <div className="flex min-h-screenful flex-col">
      <TopBar />
      <Page title={PAGE_TITLE} width="full" className="grow">
        {signedIn ? (
          <>
            {/* At once, because the focus moves to it when the user comes to this screen. */}
            <h1 tabIndex={-1} className="sr-only">
              {FAMILY_TITLE}
            </h1>
            <Suspense fallback={<div className="min-h-screenful bg-stage" />}>
              <FamilyHome />
            </Suspense>
          </>
        ) : (
          <Hero />
        )}
        <StoriesSection />
        <CreateCall />
      </Page>
      <footer className="border-t border-edge">
        <div className="page-margin mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2 pt-8 pb-[calc(2rem+var(--dock-button))] text-label text-soft">
          <p>© 2025 {PRODUCT_NAME}</p>
          <NotificationsButton />
          <p className="flex gap-5">
            <Link to="/privacy" className="inline-flex min-h-11 min-w-11 items-center">
              Privacy
            </Link>
            <Link to="/terms" className="inline-flex min-h-11 min-w-11 items-center">
              Terms
            </Link>
          </p>
          <p>For the last quiet minutes of the day.</p>
        </div>
      </footer>
    </div>
  );
}
