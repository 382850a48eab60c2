import { lazy, useRef } from 'react';
import { Late } from '../../ui/late.tsx';
import { useMounted } from '../../ui/use-mounted.ts';
import { HeroActions } from './hero-actions.tsx';

/** Late, as the fields are in the page already. */
const HeroWishes = lazy(async () => ({ default: (await import('./hero-wishes.tsx')).HeroWishes }));

const FIELDS = [
  { name: 'childName', label: "Child's Name" },
  { name: 'favoriteAnimal', label: 'Favorite Animal', placeholder: 'a small fox', autoCapitalize: 'none' },
];

/** For visitors: a scene of the day or the night, and the first two wishes for a story; the page below is cut like the nearest sheet of paper. */
export function Hero() {
  const fields = useRef<HTMLDivElement>(null);
  const mounted = useMounted();
  return (
    <section aria-labelledby="hero-title" className="hero on-stage relative isolate overflow-hidden text-ink lg:bg-stage">
      <div className="hero-scene relative isolate overflow-hidden bg-stage lg:static lg:isolation-auto lg:overflow-visible lg:bg-transparent">
        {/* Centered by a fixed measure, so the first words do not move when others arrive. */}
        <div className="page-margin mx-auto max-w-6xl pt-19 sm:pt-28 lg:pt-[calc(max(43rem,41vw)/2-15rem)]">
          <h1 id="hero-title" className="max-w-[34rem] font-display text-hero font-semibold max-sm:text-[2.125rem]">
            Tuck the day away with a story
          </h1>
          {/* The animals show here, and then the cover in front of them. */}
          <div className="hero-cover relative my-2 h-54 sm:h-80 lg:absolute lg:top-24 lg:right-[max(2.5rem,calc(50vw-33.5rem))] lg:m-0 lg:h-58">
            {mounted && (
              <Late>
                <HeroWishes fields={fields} />
              </Late>
            )}
          </div>
        </div>
        <Scene />
        <FrontSheet />
      </div>
      <div className="hero-words bg-page lg:bg-transparent">
        <div className="page-margin mx-auto max-w-6xl pb-2 lg:min-h-[calc(max(43rem,41vw)/2+4rem)] lg:pb-36">
          <div className="lg:max-w-[33rem]">
            <p className="max-w-[44ch] text-balance text-ink lg:mt-5 lg:text-xl lg:leading-relaxed">
              Read one of ours tonight, or make one of your own with your child in it.
            </p>
            <div ref={fields} className="mt-3 grid grid-cols-2 items-end gap-2.5 large-text:grid-cols-1 sm:gap-4 lg:mt-5">
              {FIELDS.map(({ label, ...field }) => (
                <label key={label} className="font-semibold">
                  {label}
                  <input
                    {...field}
                    dir="auto"
                    autoComplete="off"
                    className="mt-1.5 block min-h-13 w-full rounded-field border border-line bg-well px-4 font-normal placeholder:text-faint"
                  />
                </label>
              ))}
            </div>
            <HeroActions lit className="mt-3" />
          </div>
        </div>
      </div>
    </section>
  );
}

function Scene() {
  const theme = import.meta.env.SSR ? undefined : document.documentElement.dataset.theme;
  return (
    <>
      {/* React preloads no image that is in a picture. */}
      <link rel="preload" as="image" href="/hero-day.svg" media="(prefers-color-scheme: light)" fetchPriority="high" />
      <link rel="preload" as="image" href="/hero.svg" media="(prefers-color-scheme: dark)" fetchPriority="high" />
      <picture>
        {/* index.html does the same before this code is there. */}
        <source srcSet="/hero.svg" media={theme === undefined ? '(prefers-color-scheme: dark)' : theme === 'night' ? 'all' : 'not all'} />
        <img
          src="/hero-day.svg"
          width="2000"
          height="900"
          alt="A bear in reading glasses reads aloud to a sleepy fox below a lantern, while a mouse beside them reads a book of its own."
          fetchPriority="high"
          // The page's script waits until this image is painted (web/build/late-entry.ts).
          {...{ elementtiming: 'scene' }}
          className="absolute inset-x-0 bottom-0 -z-10 h-106 w-full object-cover object-[71.5%_100%] sm:h-[40rem] lg:h-full lg:object-[36%_100%]"
        />
      </picture>
      <span aria-hidden="true" className="hero-light" />
      {/* Calms the sky behind the words, so that no star or cloud hides a letter. */}
      <div className="absolute inset-x-0 top-0 -z-10 h-44 bg-linear-to-b from-stage/85 via-stage/85 via-70% to-transparent sm:h-72 sm:via-77% lg:h-full lg:bg-[radial-gradient(ellipse_46%_75%_at_22%_48%,var(--color-scrim)_60%,transparent)]" />
    </>
  );
}

function FrontSheet() {
  return (
    <svg
      viewBox="0 0 1440 110"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className="pointer-events-none absolute inset-x-0 -bottom-px h-10 w-full fill-page drop-shadow-[0_-6px_12px_var(--shade-far)] sm:h-22 forced-colors:fill-[Canvas]"
    >
      <path d="M0 58C150 18 300 14 470 44c190 34 330 52 520 22 170-28 300-40 450-6v50H0Z" />
    </svg>
  );
}
