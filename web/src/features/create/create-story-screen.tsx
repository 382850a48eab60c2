import { type Child, STORY_SETTINGS, topicsOfChildren, wordList } from '@tuckaway/domain';
import { type ComponentType, type FormEvent, Fragment, lazy, type ReactNode, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Link } from 'react-router-dom';
import { SettingIcon } from '../../art/index.ts';
import { useUid } from '../../data/session/session.ts';
import { handFocusOver } from '../../ui/dialog/lost-focus.ts';
import { Button, ButtonLink } from '../../ui/form/button.tsx';
import { RadioCards } from '../../ui/form/radio-cards.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Late } from '../../ui/late.tsx';
import { Page } from '../../ui/page.tsx';
import { useChildren } from '../parents/api/children/children.ts';
import { useUsedUpDay } from '../reader/api/stories/more-stories.ts';
import { CHOICES } from './card-choices.tsx';
import { type CreatePorts, createPorts } from './flow/create-ports.ts';
import { underWay } from './flow/create-state.ts';
import { useCreateFlow } from './flow/run-create-flow.ts';
import { isAnswered, missingParts, typedSibling } from './flow/story-form.ts';
import { FormDock } from './form-dock.tsx';
import { NEXT_EPISODE, SIGN_IN_NOTE, SUBMIT_LABEL, SURPRISE_LABEL } from './messages.ts';
import { Question } from './question.tsx';
import { SettingPicker } from './setting-picker.tsx';
import { StoryPreview } from './story-preview.tsx';
import { Today } from './today.tsx';
import { useQuestions } from './use-questions.ts';
import type { TonightOffers } from './used-up-day.tsx';
import type { LoadReader } from './waiting/first-pages.ts';
import { AnimalField, WhoFields } from './who-fields.tsx';

const UsedUpDay = lazy(async () => ({ default: (await import('./used-up-day.tsx')).UsedUpDay }));

/** The sheet for signing up. Features on one floor do not import each other, so the route passes it. */
export type SignUpSheet = ComponentType<{ onSignedIn: () => void; onDismiss: () => void }>;

interface CreateStoryScreenProps {
  loadReader?: LoadReader;
  SignUpSheet: SignUpSheet;
  Offers: TonightOffers;
}

export function CreateStoryScreen(parts: CreateStoryScreenProps) {
  return <CreateStory {...parts} ports={createPorts} uid={useUid()} known={useChildren()} />;
}

interface CreateStoryProps extends CreateStoryScreenProps {
  ports: CreatePorts;
  /** The signed-in account. */
  uid: string | null;
  /** Its remembered children; undefined until they are known. */
  known: readonly Child[] | undefined;
}

export function CreateStory({ ports, uid, known, loadReader, SignUpSheet, Offers }: CreateStoryProps) {
  const { oneByOne, current, show } = useQuestions();
  const [state, flow] = useCreateFlow(ports, loadReader, { uid, children: known });
  const { form, problem, waitingCode } = state;
  const writing = underWay(state);
  const busy = writing !== null || state.flow.at === 'expecting-children';
  const signedIn = uid !== null;
  const missing = missingParts(form);
  const complete = missing.length === 0;
  const setting = STORY_SETTINGS.find(({ id }) => id === form.storySetting);
  const formElement = useRef<HTMLFormElement>(null);
  const shown = useRef(current);
  const day = useUsedUpDay(uid);
  /** Whether the user answers the questions, also on a day that is used up. */
  const [answers, setAnswers] = useState(false);
  const change: typeof flow.change = (part) => {
    setAnswers(true);
    flow.change(part);
  };

  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    if (!oneByOne) return;
    window.scrollTo(0, 0);
    formElement.current?.querySelector<HTMLElement>('section:not([hidden]) h2')?.focus({ preventScroll: true });
  }, [current, oneByOne]);

  /** The problem that the user was led to: they may leave its question before it is solved. */
  const ledTo = useRef<typeof problem>(null);
  useEffect(() => {
    if (!problem || problem === ledTo.current) return;
    // Three siblings leave no field for another name: then their group gets the focus.
    const find = (by: 'name' | 'data-field') => formElement.current?.querySelector<HTMLElement>(`[${by}="${problem.field}"]`);
    const field = find('name') ?? find('data-field');
    const question = [...(formElement.current?.querySelectorAll('section') ?? [])].findIndex((section) => section.contains(field ?? null));
    if (oneByOne && field && question !== current) show(question);
    else {
      ledTo.current = problem;
      field?.focus();
    }
  }, [problem, current, oneByOne, show]);

  const who = { form, change, problem, known, signedIn };
  const questions: readonly (readonly [title: string, fields: ReactNode])[] = [
    ['Who is it for?', <WhoFields key="who" {...who} />],
    ['Which animal comes along?', <AnimalField key="animal" {...who} />],
    [
      'Where does it happen?',
      <SettingPicker key="setting" value={form.storySetting} onChange={(value) => change({ storySetting: value })} />,
    ],
    ...CHOICES.map(
      ({ field, title, ...cards }) =>
        [
          title,
          <Fragment key={field}>
            <RadioCards<string> {...cards} legendHidden name={field} value={form[field]} onChange={(value) => change({ [field]: value })} />
            {field === 'storyTone' && <Today form={form} change={change} leftOut={topicsOfChildren(form, known ?? [])} />}
          </Fragment>,
        ] as const,
    ),
  ];
  const next = current + 1 < questions.length ? () => show(current + 1) : null;

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    // Enter in a field answers its question.
    if (oneByOne && !complete && next && isAnswered(form, current)) next();
    else flow.submit(typedSibling(formElement.current));
  }

  if (writing?.pages) return <writing.pages.Reader story={writing.pages.story} onPage={flow.showPage} />;

  if (day && !answers && state.flow.at === 'form')
    return (
      <Late onError={() => setAnswers(true)}>
        <UsedUpDay day={day} Offers={Offers} onLater={() => setAnswers(true)} />
      </Late>
    );

  const surprise = (
    <Button variant="secondary" className="justify-self-center max-md:self-center" onClick={flow.surprise}>
      <Icon name="stars" />
      {SURPRISE_LABEL}
    </Button>
  );
  const stillMissing = (
    <p id="still-missing" className={oneByOne && next ? 'sr-only' : 'min-h-6 text-center text-label text-soft'}>
      {!complete && `Still to choose: ${wordList(missing)}.`}
    </p>
  );

  return (
    <Page title="Create Your Story" className="max-md:flex max-md:min-h-screenful max-md:flex-col max-md:pt-3 max-md:pb-0">
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
      <header className="max-md:sr-only md:mt-5 md:mb-10">
        <h1 className="font-display text-head font-semibold">Create Your Story</h1>
        <p className="mt-3 max-w-[52ch] text-balance text-soft">
          A few small wishes, and a bedtime story with your child in the middle of it.
        </p>
      </header>
      {form.continues && (!oneByOne || current === 0) && (
        <NextEpisode title={form.continues.title} onDrop={() => change({ continues: null })} />
      )}
      <div className="max-md:flex max-md:grow max-md:flex-col md:grid md:grid-cols-[minmax(0,1fr)_14rem] md:items-start md:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <form
          ref={formElement}
          onSubmit={onSubmit}
          noValidate
          className="@container min-w-0 gap-4 max-md:mt-2 max-md:flex max-md:grow max-md:flex-col md:grid md:gap-6"
        >
          {questions.map(([title, fields], index) => (
            <Question
              key={title}
              number={index + 1}
              of={oneByOne ? questions.length : null}
              hidden={oneByOne && index !== current}
              title={title}
            >
              {fields}
            </Question>
          ))}
          {surprise}
          {!signedIn && (!oneByOne || current === 0 || next === null) && (
            <p className="max-w-[46ch] text-center text-soft max-md:self-center max-md:text-label md:justify-self-center">
              {SIGN_IN_NOTE}{' '}
              <Link to="/auth" className="font-semibold text-lamp-ink underline underline-offset-4">
                Sign in
              </Link>
            </p>
          )}
          {oneByOne ? (
            <>
              {stillMissing}
              <FormDock
                form={form}
                complete={complete}
                busy={busy}
                answered={isAnswered(form, current)}
                onBack={current > 0 ? () => show(current - 1) : null}
                onNext={next}
              />
            </>
          ) : (
            <div className="grid justify-items-center gap-4 pt-2 text-center">
              <Button type="submit" size="lg" className="min-w-72" disabled={!complete} busy={busy} aria-describedby="still-missing">
                {writing === null && <Icon name="stars" />}
                {SUBMIT_LABEL}
              </Button>
              {stillMissing}
            </div>
          )}
        </form>
        {!oneByOne && <StoryPreview form={form} />}
      </div>
      {state.flow.at === 'signing-up' && (
        <Late onError={flow.dismissSignUp}>
          <SignUpSheet onSignedIn={flow.signedUp} onDismiss={flow.dismissSignUp} />
        </Late>
      )}
      {/* If the dialog fails, the story is written all the same. */}
      <ErrorBoundary fallback={null} resetKeys={[writing === null]}>
        {waitingCode && <waitingCode.StoryProgress underWay={writing} onCancel={flow.cancel} onLeave={flow.goToFavorites} />}
      </ErrorBoundary>
    </Page>
  );
}

/** Names the previous episode, with a button to write an independent story instead. */
function NextEpisode({ title, onDrop }: { title: string; onDrop: () => void }) {
  return (
    <div ref={handFocusOver} className="sheet mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-7">
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
