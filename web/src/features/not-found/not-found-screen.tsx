import { EmptyPicture } from '../../art/index.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';

export function NotFoundScreen() {
  return (
    <MessagePage
      title="404 Page Not Found"
      text="The path stops here. The moon says it is not your fault, and the way back is short."
      picture={<EmptyPicture kind="not-found" />}
    >
      <ButtonLink to="/" size="lg">
        Return Home
      </ButtonLink>
    </MessagePage>
  );
}
