import { EmptyPicture } from '../art/index.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';

/** Shown instead of a screen that threw or whose code could not be loaded. */
export function ScreenTrouble() {
  return (
    <Page title="Something went wrong" width="narrow" className="flex min-h-screenful flex-col justify-center text-center">
      <div role="alert">
        <EmptyPicture kind="error" />
        <h1 className="mt-8 font-display text-head font-semibold text-balance">This page would not open</h1>
        <p className="mt-3 text-soft">It is not you, it is us. Trying again often helps; your stories and favorites are safe either way.</p>
      </div>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {/* A reload, because browsers remember modules that failed to load. */}
        <Button onClick={() => window.location.reload()}>Try Again</Button>
        <ButtonLink to="/" variant="secondary">
          Return Home
        </ButtonLink>
      </div>
    </Page>
  );
}
