import { EmptyPicture } from '../art/index.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';

/** What stands in for a screen that broke, or whose code could not be loaded. Everything around it goes on. */
export function ScreenTrouble() {
  return (
    <Page title="Something went wrong" width="narrow" className="flex min-h-screenful flex-col justify-center text-center">
      <div role="alert">
        <EmptyPicture kind="error" />
        <h1 className="mt-8 font-display text-head font-semibold text-balance">This page would not open</h1>
        <p className="mt-3 text-soft">It is not you, it is us. Trying again often helps; your stories and favorites are safe either way.</p>
      </div>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {/* A fresh load, because code that failed to load once is remembered as failed. */}
        <Button onClick={() => window.location.reload()}>Try Again</Button>
        <ButtonLink to="/" variant="secondary">
          Return Home
        </ButtonLink>
      </div>
    </Page>
  );
}
