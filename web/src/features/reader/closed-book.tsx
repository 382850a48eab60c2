import { EmptyPicture } from '../../art/index.ts';
import { Button, ButtonLink } from '../../ui/form/button.tsx';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Page } from '../../ui/page.tsx';
import { LOADING, RETURN_HOME, TRY_AGAIN } from './messages.ts';

export function Loading() {
  return (
    <Page title="A story" width="full">
      <LoadingScreen label={LOADING} />
    </Page>
  );
}

type MissingProps = { title: string; text: string; picture?: 'not-found' | 'offline'; trying?: boolean; onTry?: () => unknown };

/** In place of a book that cannot be opened. @param onTry where another try can help. */
export function Missing({ title, text, picture = 'not-found', trying = false, onTry }: MissingProps) {
  return (
    <MessagePage title={title} text={text} picture={<EmptyPicture kind={picture} />}>
      {onTry && (
        <Button variant="secondary" onClick={() => void onTry()} busy={trying}>
          {TRY_AGAIN}
        </Button>
      )}
      <ButtonLink to="/">{RETURN_HOME}</ButtonLink>
    </MessagePage>
  );
}
