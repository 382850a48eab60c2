import { EmptyPicture } from '../../art/index.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';

/** Any path that leads nowhere (section 2). */
export function NotFoundScreen() {
  return (
    <Page title="404 Page Not Found" width="narrow" className="flex min-h-screenful flex-col items-center justify-center text-center">
      <EmptyPicture kind="not-found" />
      <h1 className="mt-8 font-display text-head font-semibold">404 Page Not Found</h1>
      <p className="mt-3 max-w-[36ch] text-soft">The path stops here. The moon says it is not your fault, and the way back is short.</p>
      <ButtonLink to="/" size="lg" className="mt-8">
        Return Home
      </ButtonLink>
    </Page>
  );
}
