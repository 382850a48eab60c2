import type { ReactNode } from 'react';
import { Page } from '../../ui/page.tsx';
import { CreateCall } from './create-call.tsx';
import { Footer } from './footer.tsx';
import { Hero } from './hero.tsx';
import { StoriesSection } from './stories-section.tsx';
import { TopBar } from './top-bar.tsx';

/** The home screen (section 2). @param account the signed-in person's menu, put in by the route. */
export function HomeScreen({ account }: { account: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar account={account} />
      <Page title="Bedtime stories to read together" width="full" className="grow">
        <Hero />
        <StoriesSection />
        <CreateCall />
      </Page>
      <Footer />
    </div>
  );
}
