import { EmptyPicture } from '../../../art/index.ts';
import { handFocusOver } from '../../../ui/dialog/lost-focus.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LoadingCards } from '../../../ui/loading-cards.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import * as messages from './messages.ts';

export function LoadingShelf() {
  return (
    <>
      <Skeleton className="h-13 rounded-full!" />
      <div className="mt-3 mb-6 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:mb-8">
        {[1, 2, 3, 4].map((pill) => (
          <Skeleton key={pill} className="h-13 rounded-full! sm:w-36" />
        ))}
      </div>
      <LoadingCards label={messages.LOADING} grid="grid gap-3.5 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3" beside />
    </>
  );
}

export function EmptyShelf() {
  return (
    <div className="py-6 text-center">
      <EmptyPicture kind="soon" />
      <h2 className="mt-8 font-display text-title font-semibold">{messages.EMPTY.title}</h2>
      <p className="mx-auto mt-2 max-w-[40ch] text-soft">{messages.EMPTY.description}</p>
      <ButtonLink to="/create-story" className="mt-7">
        <Icon name="stars" />
        Create Your Story
      </ButtonLink>
    </div>
  );
}

export function NoMatch() {
  return (
    <div className="py-6 text-center">
      <EmptyPicture kind="not-found" />
      <h2 className="mt-8 font-display text-title font-semibold">{messages.NO_MATCH.title}</h2>
      <p className="mx-auto mt-2 max-w-[40ch] text-soft">{messages.NO_MATCH.description}</p>
    </div>
  );
}

export function UnreachableShelf({ online, trying, retry }: { online: boolean; trying: boolean; retry: () => void }) {
  const { title, description } = online ? messages.NOT_REACHED : messages.OUT_OF_REACH;
  return (
    <div ref={handFocusOver} role="alert" className="py-8 text-center">
      <EmptyPicture kind={online ? 'error' : 'offline'} />
      <h2 className="mt-8 font-display text-title font-semibold">{title}</h2>
      <p className="mx-auto mt-2 max-w-[44ch] text-soft">{description}</p>
      <Button className="mt-5" busy={trying} onClick={retry}>
        {messages.TRY_AGAIN}
      </Button>
    </div>
  );
}
