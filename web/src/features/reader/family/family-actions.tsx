import type { Story } from '@tuckaway/domain';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import * as messages from '../messages.ts';
import { More } from '../more.tsx';
import type { ReaderActions } from '../use-reader-actions.ts';
import { Action } from './action.tsx';
import { LooksEntry } from './looks-entry.tsx';

interface FamilyActionsProps {
  story: Story;
  actions: ReaderActions;
  /** The end of the story is shown. */
  atEnd: boolean;
  keep: ReactNode;
}

/** What a family can do with its story, below the book: quiet while it is read. At its end come first what leads to sleep, and the rest is folded. */
export function FamilyActions({ story, actions, atEnd, keep }: FamilyActionsProps) {
  const { favoriteState, favorite, download, regenerating, regenerate, nextEpisode, openingNext } = actions;
  const isAdded = favoriteState === 'added';
  // Only a story whose text is known without names can be continued.
  const canContinue = (story.recap ?? story.template) !== undefined;
  const goOn = canContinue && (
    <Action
      quiet={!atEnd}
      icon="arrow-right"
      label={messages.NEXT_EPISODE}
      disabled={openingNext}
      onClick={() => nextEpisode({ start: true })}
    />
  );
  return (
    <div className="mx-auto max-w-6xl pt-1 pb-6 page-margin xl:max-w-7xl">
      <div className="flex flex-wrap justify-center gap-x-2 gap-y-1">
        <Action
          icon="heart"
          // As wide as its longest label, and begun at the left while the story is read, so that nothing moves once it is known to be a favorite.
          className={classNames('min-w-[min(13.4rem,100%)]', !atEnd && 'justify-start')}
          label={messages.FAVORITE_LABELS[favoriteState]}
          quiet={!atEnd}
          busy={favoriteState === 'adding'}
          disabled={isAdded}
          onClick={({ currentTarget }) => favorite(currentTarget)}
        />
        {atEnd && goOn}
        {atEnd && <span className="basis-full" />}
        <Action quiet icon="download" label={messages.DOWNLOAD_LABEL} onClick={download} />
        <Action quiet icon="refresh" label={messages.REGENERATE[regenerating ? 'busy' : 'idle']} busy={regenerating} onClick={regenerate} />
        <Action quiet icon="stars" label="Create Another Story" to="/create-story" />
        <Action quiet icon="book" label="Browse Stories" to="/" />
        <LooksEntry story={story} />
      </div>
      <More storyId={story.id}>
        {!atEnd && goOn}
        {canContinue && (
          <Action
            quiet
            icon="paper"
            label={messages.NEXT_EPISODE_DETAILS}
            disabled={openingNext}
            onClick={() => nextEpisode({ start: false })}
          />
        )}
        {story.continues && <Action quiet icon="arrow-left" label={messages.EPISODE_BEFORE} to={`/read-story/${story.continues}`} />}
        {keep}
      </More>
    </div>
  );
}
