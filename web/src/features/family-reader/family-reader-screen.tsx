import {
  adventureLine,
  childrenNames,
  coverPicture,
  htmlToParagraphs,
  STORY_LABELS,
  type Story,
  signOff,
  textDirection,
} from '@tuckaway/domain';
import { Fragment, type ReactNode, useMemo } from 'react';
import { EmptyPicture, StoryImage } from '../../art/index.ts';
import { type Passage, useListening } from '../../data/reading/listening.ts';
import type { ReaderAids, ReaderParts } from '../../data/reading/reader-parts.ts';
import { useTextSteps } from '../../data/reading/reading-comfort.ts';
import { chooseTheme, useNight } from '../../data/reading/theme.ts';
import { classNames } from '../../ui/class-names.ts';
import { useFocusHandoff } from '../../ui/dialog/lost-focus.ts';
import { Button, ButtonLink } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Page } from '../../ui/page.tsx';
import { ReaderBar } from '../../ui/reader-bar.tsx';
import { STORY_MEASURES, STORY_TITLES, StoryText } from '../../ui/story-text.tsx';
import { useAutoHideBars } from '../../ui/use-auto-hide-bars.ts';
import { useWakeLock } from '../../ui/use-wake-lock.ts';
import * as messages from './messages.ts';
import { useOpenedStory } from './use-opened-story.ts';
import { useReaderActions } from './use-reader-actions.ts';

export function FamilyReaderScreen({ reporting, keep, aids }: ReaderParts<Story>) {
  const opening = useOpenedStory();
  if (opening.is === 'loading') {
    return (
      <Page title="A story of yours" width="full">
        <LoadingScreen label={messages.LOADING} />
      </Page>
    );
  }
  if (opening.is === 'offline') return <OfflineStory trying={opening.trying} retry={opening.retry} />;
  const { story } = opening;
  const open = <OpenStory story={story} report={reporting?.entry(story.id)} keep={keep?.(story)} aids={aids} />;
  return reporting ? reporting.unlessReported(story.id, open) : open;
}

function OfflineStory({ trying, retry }: { trying: boolean; retry: () => void }) {
  const { title, description, retry: label, home } = messages.OUT_OF_REACH;
  return (
    <MessagePage title={title} text={description} picture={<EmptyPicture kind="offline" />}>
      <Button variant="secondary" busy={trying} onClick={retry}>
        {label}
      </Button>
      <ButtonLink to="/">{home}</ButtonLink>
    </MessagePage>
  );
}

interface OpenStoryProps {
  story: Story;
  report: ReactNode;
  keep: ReactNode;
  aids: ReaderAids | undefined;
}

function OpenStory({ story, report, keep, aids }: OpenStoryProps) {
  const { favoriteState, favorite, download, regenerating, faded, regenerate, nextEpisode } = useReaderActions(story);
  const paragraphs = useMemo(() => htmlToParagraphs(story.content), [story.content]);
  const direction = useMemo(() => textDirection([story.title, ...paragraphs].join(' ')), [story.title, paragraphs]);
  const { barProps } = useAutoHideBars({ onTap: true });
  const night = useNight();
  const { size, steps } = useTextSteps();
  const ending = signOff(childrenNames(story));
  const pages = useMemo(() => [passagesOf(story.title, paragraphs, ending)], [story.title, paragraphs, ending]);
  const { reading, asleep, mark } = useListening();
  useWakeLock(asleep ? 'never' : reading ? 'always' : 'touched');
  const picture = useMemo(() => coverPicture(story), [story]);

  return (
    <Page title={story.title} width="full" className="pb-[calc(5rem+var(--player-bar))]">
      <ReaderBar
        barProps={barProps}
        leave={{ label: 'Home', icon: 'arrow-left' }}
        night={night}
        onNight={() => chooseTheme(night ? 'day' : 'night')}
        {...steps}
        listen={aids?.listen}
        comfort={aids?.comfort}
      />
      <div className="mx-auto max-w-3xl sm:page-margin sm:pt-18 spread:pt-2">
        <article
          aria-busy={regenerating}
          className="sheet overflow-hidden max-sm:rounded-t-none max-sm:rounded-b-stage max-sm:border-x-0 max-sm:border-t-0 sm:rounded-stage"
        >
          <div className={classNames('transition-opacity duration-500', faded && 'opacity-30')} data-testid="story-text">
            <StoryImage picture={picture} className="block aspect-video w-full object-cover" />
            <div className="px-5 pt-8 pb-10 sm:px-12 sm:pt-10 sm:pb-14">
              <header className={classNames('mx-auto', STORY_MEASURES[size])}>
                <h1 dir={direction} className={classNames('font-display font-semibold', STORY_TITLES[size])}>
                  <MarkedText text={story.title} mark={mark?.place === 'title' ? mark : null} />
                </h1>
                <p className="mt-3 text-body text-soft">{adventureLine(childrenNames(story), story.favoriteAnimal)}</p>
                <p className="mt-3 inline-flex items-center gap-1.5 rounded-full border border-edge px-3 py-0.5 text-label text-soft">
                  <Icon name="info" className="size-4" />
                  {STORY_LABELS.own}
                </p>
              </header>
              <StoryText paragraphs={paragraphs} direction={direction} size={size} mark={mark} className="mx-auto mt-8" />
              <p className="mt-10 text-center font-display text-title font-medium text-lamp-ink">
                <MarkedText text={ending} mark={mark?.place === 'end' ? mark : null} />
              </p>
            </div>
          </div>
        </article>
        <div className="mt-6 grid gap-3 max-sm:page-margin sm:flex sm:flex-wrap sm:justify-center">
          <Button
            variant={favoriteState === 'added' ? 'secondary' : 'primary'}
            busy={favoriteState === 'adding'}
            disabled={favoriteState === 'added'}
            onClick={() => void favorite()}
          >
            {favoriteState !== 'adding' && <Icon name="heart" filled={favoriteState === 'added'} />}
            {messages.FAVORITE_LABELS[favoriteState]}
          </Button>
          <Button variant="secondary" onClick={download}>
            <Icon name="download" />
            {messages.DOWNLOAD_LABEL}
          </Button>
          <Button variant="secondary" busy={regenerating} onClick={() => void regenerate()}>
            {!regenerating && <Icon name="refresh" />}
            {regenerating ? messages.REGENERATE_LABELS.busy : messages.REGENERATE_LABELS.idle}
          </Button>
        </div>
        {/* Keyed by the story, so that an open sheet or a voice does not continue with the next one. */}
        {keep && <KeepPlace key={story.id}>{keep}</KeepPlace>}
        <div className="mt-3 flex flex-wrap justify-center gap-x-3">
          {story.continues && (
            <ButtonLink to={`/read-story/${story.continues}`} variant="quiet" size="sm">
              <Icon name="arrow-left" />
              {messages.EPISODE_BEFORE}
            </ButtonLink>
          )}
          {nextEpisode && (
            <Button variant="quiet" size="sm" onClick={() => void nextEpisode()}>
              <Icon name="arrow-right" />
              {messages.NEXT_EPISODE}
            </Button>
          )}
          <ButtonLink to="/create-story" variant="quiet" size="sm">
            <Icon name="stars" />
            Create Another Story
          </ButtonLink>
          <ButtonLink to="/" variant="quiet" size="sm">
            <Icon name="book" />
            Browse Stories
          </ButtonLink>
        </div>
        {report && <div className="mt-6 text-center">{report}</div>}
      </div>
      <Fragment key={story.id}>{aids?.around({ title: story.title, pages, page: 0, onPage: () => undefined })}</Fragment>
    </Page>
  );
}

function KeepPlace({ children }: { children: ReactNode }) {
  const place = useFocusHandoff<HTMLDivElement>();
  return (
    <div ref={place} className="mt-3">
      {children}
    </div>
  );
}

function passagesOf(title: string, paragraphs: readonly string[], ending: string): Passage[] {
  return [{ place: 'title', text: title }, ...paragraphs.map((text, place) => ({ place, text })), { place: 'end', text: ending }];
}
