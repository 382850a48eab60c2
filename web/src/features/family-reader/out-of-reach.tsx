import { EmptyPicture } from '../../art/index.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import * as messages from './messages.ts';

/** In the place of a story that is not kept here, while there is no network. */
export function OutOfReachPage({ trying, retry }: { trying: boolean; retry: () => void }) {
  const { title, description } = messages.OUT_OF_REACH;
  return (
    <Page title={title} width="narrow" className="flex min-h-screenful flex-col justify-center text-center">
      <EmptyPicture kind="offline" />
      <h1 className="mt-8 font-display text-head font-semibold">{title}</h1>
      <p className="mx-auto mt-3 max-w-[40ch] text-soft">{description}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button variant="secondary" busy={trying} onClick={retry}>
          {messages.OUT_OF_REACH.retry}
        </Button>
        <ButtonLink to="/">{messages.OUT_OF_REACH.home}</ButtonLink>
      </div>
    </Page>
  );
}
