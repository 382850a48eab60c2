import type { Story } from '@tuckaway/domain';
import type { ReactNode } from 'react';
import { FavoriteButton } from '../favorite-button.tsx';
import * as messages from '../messages.ts';
import { OneMore } from '../one-more.tsx';
import type { ReaderActions } from '../use-reader-actions.ts';
import { Action } from './action.tsx';
import { LooksEntry } from './looks-entry.tsx';
import { TodayVersion } from './today-version.tsx';

interface ActionsProps {
  story: Story;
  actions: ReaderActions;
}

/** Only a story whose text is known without names can be continued. */
const canContinue = ({ recap, template }: Story): boolean => (recap ?? template) !== undefined;

/** Beside the last words: one more story is the next episode, where there can be one. */
export function FamilyEnd({ story, actions: { nextEpisode, openingNext } }: ActionsProps) {
  return (
    <>
      <FavoriteButton story={story} />
      {canContinue(story) ? (
        <Action icon="arrow-right" label={messages.NEXT_EPISODE} disabled={openingNext} onClick={() => nextEpisode({ start: true })} />
      ) : (
        <OneMore storyId={story.id} />
      )}
    </>
  );
}

/** What a family can do with its story, below the book, quiet. @param rest the button of what else there is */
export function FamilyActions({ story, actions, atEnd, rest }: ActionsProps & { atEnd: boolean; rest: ReactNode }) {
  const { download, regenerating, regenerate } = actions;
  return (
    <div className="mx-auto flex max-w-6xl flex-wrap justify-center gap-x-2 gap-y-1 pt-1 pb-6 page-margin xl:max-w-7xl">
      {/* At the end it is in the page. */}
      {!atEnd && <FavoriteButton story={story} quiet />}
      <Action quiet icon="download" label={messages.DOWNLOAD_LABEL} onClick={download} />
      <Action
        quiet
        icon="refresh"
        label={messages.REGENERATE[regenerating ? 'busy' : 'idle']}
        busy={regenerating}
        onClick={() => regenerate()}
      />
      <Action quiet icon="stars" label="Create Another Story" to="/create-story" />
      <Action quiet icon="book" label="Browse Stories" to="/" />
      {rest}
    </div>
  );
}

/** In the sheet of what else there is. @param voices the button of the family's recordings */
export function FamilyMore({ story, actions, voices }: ActionsProps & { voices: ReactNode }) {
  const { nextEpisode, openingNext, regenerating, regenerate } = actions;
  return (
    <>
      {voices}
      <LooksEntry story={story} />
      <TodayVersion story={story} disabled={regenerating} onWrite={regenerate} />
      {canContinue(story) && (
        <>
          <Action
            quiet
            icon="arrow-right"
            label={messages.NEXT_EPISODE}
            disabled={openingNext}
            onClick={() => nextEpisode({ start: true })}
          />
          <Action
            quiet
            icon="paper"
            label={messages.NEXT_EPISODE_DETAILS}
            disabled={openingNext}
            onClick={() => nextEpisode({ start: false })}
          />
        </>
      )}
      {story.continues && <Action quiet icon="arrow-left" label={messages.EPISODE_BEFORE} to={`/read-story/${story.continues}`} />}
    </>
  );
}
