import { STORY_COVERS, STORY_LENGTHS, STORY_SETTINGS, STORY_TONES, wordList } from '@tuckaway/domain';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Link } from 'react-router-dom';
import { CoverPicture, SettingIcon } from '../../art/index.ts';
import { useFocusHandoff } from '../../ui/dialog/lost-focus.ts';
import { Button, ButtonLink } from '../../ui/form/button.tsx';
import { RadioCards } from '../../ui/form/radio-cards.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { NEXT_EPISODE, SIGN_IN_NOTE, SUBMIT_LABEL, SURPRISE_LABEL } from './messages.ts';
import { SettingPicker } from './setting-picker.tsx';
import { missingParts, typedSibling } from './story-form.ts';
import { StoryPreview } from './story-preview.tsx';
import { useCreateStory } from './use-create-story.ts';
import type { LoadReader } from './waiting/first-pages.ts';
import { useWaiting } from './waiting/use-waiting.ts';
import { WhoFields } from './who-fields.tsx';
import { LengthPicture, MoodPicture } from './wish-pictures.tsx';

const CHOICES = [
  {
    field: 'storyLength',
    title: 'How long is tonight?',
    legend: 'Story length',
    columns: 3,
    density: 'tile',
    options: STORY_LENGTHS.map(({ id, label, words, minutes }) => ({
      value: id,
      label,
      description: `${words} words, about ${minutes} min read`,
      picture: <LengthPicture length={id} />,
    })),
  },
  {
    field: 'storyTone',
    title: 'What mood is it in?',
    legend: 'Story mood',
    columns: 5,
    density: 'tile',
    options: STORY_TONES.map(({ id, label, description }) => ({ value: id, label, description, picture: <MoodPicture mood={id} /> })),
  },
  {
    field: 'coverImage',
    title: 'Which picture goes on the cover?',
    legend: 'Cover picture',
    columns: 3,
    density: 'card',
    options: STORY_COVERS.map(({ id, label }) => ({
      value: id,
      label,
      picture: <CoverPicture cover={id} className="block aspect-3/2 w-full object-cover" />,
    })),
  },
] as const;

export function CreateStoryScreen({ loadReader }: { loadReader?: LoadReader }) {
  const { form, child, leftOut, change, problem, underWay, submit, surpriseMe, cancel, leave, onPage, signedIn } = useCreateStory();
  const missing = missingParts(form);
  const { StoryProgress, firstPages } = useWaiting(underWay?.order ?? null, missing.length === 0, loadReader);
  const setting = STORY_SETTINGS.find(({ id }) => id === form.storySetting);
  const formElement = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!problem) return;
    // Three siblings leave no field for another name: then their group gets the focus.
    const find = (by: 'name' | 'data-field') => formElement.current?.querySelector<HTMLElement>(`[${by}="${problem.field}"]`);
    (find('name') ?? find('data-field'))?.focus();
  }, [problem]);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void submit(typedSibling(formElement.current));
  }

  if (firstPages) return <firstPages.Reader story={firstPages.story} onPage={onPage} />;

  return (
    <Page title="Create Your Story">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <ButtonLink to="/" variant="quiet" size="sm" className="-ml-4">
          <Icon name="arrow-left" />
          Back to Home
        </ButtonLink>
        {setting && (
          <p className="flex animate-veil-in items-center gap-2 rounded-full border border-edge py-1 pr-4 pl-1.5 text-label font-semibold">
            <SettingIcon place={setting.id} className="block size-8 rounded-full" />
            <span className="sr-only">Chosen setting: </span>
            {setting.label}
          </p>
        )}
      </div>
      <header className="mt-5 mb-8 sm:mb-10">
        <h1 className="font-display text-head font-semibold">Create Your Story</h1>
        <p className="mt-3 max-w-[52ch] text-balance text-soft">
          A few small wishes, and a bedtime story with your child in the middle of it.
        </p>
      </header>
      {form.continues && <NextEpisode title={form.continues.title} onDrop={() => change({ continues: null })} />}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
        <form ref={formElement} onSubmit={onSubmit} noValidate className="grid min-w-0 gap-6">
          <Chapter number={1} title="Who is it for?">
            <WhoFields form={form} child={child} leftOut={leftOut} change={change} problem={problem} signedIn={signedIn} />
          </Chapter>
          <Button variant="secondary" className="justify-self-center" onClick={surpriseMe}>
            <Icon name="stars" />
            {SURPRISE_LABEL}
          </Button>
          <Chapter number={2} title="Where does it happen?">
            <SettingPicker value={form.storySetting} onChange={(value) => change({ storySetting: value })} />
          </Chapter>
          {CHOICES.map(({ field, title, ...cards }, index) => (
            <Chapter key={field} number={index + 3} title={title}>
              <RadioCards<string>
                {...cards}
                legendHidden
                name={field}
                value={form[field]}
                onChange={(value) => change({ [field]: value })}
              />
            </Chapter>
          ))}
          <div className="grid justify-items-center gap-4 pt-2 text-center">
            {!signedIn && (
              <p className="max-w-[46ch] text-soft">
                {SIGN_IN_NOTE}{' '}
                <Link to="/auth" className="font-semibold text-lamp-ink underline underline-offset-4">
                  Sign in
                </Link>
              </p>
            )}
            <Button
              type="submit"
              size="lg"
              className="w-full sm:w-auto sm:min-w-72"
              disabled={missing.length > 0}
              busy={underWay !== null}
              aria-describedby="still-missing"
            >
              {underWay === null && <Icon name="stars" />}
              {SUBMIT_LABEL}
            </Button>
            <p id="still-missing" className="min-h-6 text-label text-soft">
              {missing.length > 0 && `Still to choose: ${wordList(missing)}.`}
            </p>
          </div>
        </form>
        <StoryPreview form={form} />
      </div>
      {/* If the dialog fails, the story is written all the same. */}
      <ErrorBoundary fallback={null} resetKeys={[underWay === null]}>
        {StoryProgress && <StoryProgress underWay={underWay} onCancel={cancel} onLeave={leave} />}
      </ErrorBoundary>
    </Page>
  );
}

function Chapter({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section className="sheet min-w-0 p-4 sm:p-7">
      <h2 className="mb-4 flex items-baseline gap-3 font-display text-title sm:mb-5 font-semibold">
        <span aria-hidden="true" className="text-ember">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Names the previous episode, with a button to write an independent story instead. */
function NextEpisode({ title, onDrop }: { title: string; onDrop: () => void }) {
  const part = useFocusHandoff<HTMLDivElement>();
  return (
    <div ref={part} className="sheet mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-7">
      <Icon name="book" className="size-5 text-lamp-ink" />
      <p className="min-w-0 grow basis-56">
        {NEXT_EPISODE.after} <bdi className="font-display font-semibold">{title}</bdi>
        <span className="block text-label text-soft">{NEXT_EPISODE.explanation}</span>
      </p>
      <Button variant="quiet" size="sm" className="-mr-2" onClick={onDrop}>
        {NEXT_EPISODE.drop}
      </Button>
    </div>
  );
}
