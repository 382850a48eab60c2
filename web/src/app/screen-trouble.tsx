import { EmptyPicture } from '../art/index.ts';
import { Button, ButtonLink } from '../ui/form/button.tsx';
import { MessagePage } from '../ui/message-page.tsx';

/** Shown instead of a screen that threw or whose code could not be loaded. */
export function ScreenTrouble() {
  return (
    <MessagePage
      title="Something went wrong"
      heading="This page didn’t open"
      text="It’s not you, it’s us. Trying again usually helps, and your stories and favorites are safe."
      picture={<EmptyPicture kind="error" />}
      alert
    >
      {/* A reload, because browsers remember modules that failed to load. */}
      <Button onClick={() => window.location.reload()}>Try Again</Button>
      <ButtonLink to="/" variant="secondary">
        Return Home
      </ButtonLink>
    </MessagePage>
  );
}
