import { type ReactNode, Suspense } from 'react';
import { Page } from '../../ui/page.tsx';
import { CreateCall } from './create-call.tsx';
import { Footer } from './footer.tsx';
import { Hero } from './hero.tsx';
import { PAGE_TITLE } from './messages.ts';
import { StoriesSection } from './stories-section.tsx';
import { TopBar } from './top-bar.tsx';

/** The home screen (section 2). @param account the signed-in person's menu, and a visitor's way to the notifications, put in by the route. */
export function HomeScreen({ account, notifications }: { account: ReactNode; notifications?: ReactNode }) {
  return (
    <div className="flex min-h-screenful flex-col">
      <TopBar account={account} />
      <Page title={PAGE_TITLE} width="full" className="grow">
        <Hero />
        {/* Boundaries, though nothing waits in them: each part of the prerendered page comes to life in a step of its own. */}
        <Suspense>
          <StoriesSection />
        </Suspense>
        <Suspense>
          <CreateCall />
        </Suspense>
      </Page>
      <Suspense>
        <Footer notifications={notifications} />
      </Suspense>
    </div>
  );
}
