import { EmptyPicture } from '../../../art/index.ts';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { MessagePage } from '../../../ui/message-page.tsx';

export function NotFoundScreen() {
  return (
    <MessagePage
      title="404 Page Not Found"
      text="The path ends here. The moon says it’s not your fault, and home isn’t far."
      picture={<EmptyPicture kind="not-found" />}
    >
      <ButtonLink to="/" size="lg">
        Return Home
      </ButtonLink>
    </MessagePage>
  );
}
