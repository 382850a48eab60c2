import { HeroActions } from './hero-actions.tsx';

/** For visitors: a night scene in both themes; the page below is cut like its nearest sheet of paper. */
export function Hero() {
  return (
    <section aria-labelledby="hero-title" className="hero on-stage relative isolate overflow-hidden bg-[#0e1130] text-ink">
      {/* Centered by a fixed measure, so the first words do not move when others arrive. */}
      <div className="page-margin mx-auto flex max-w-6xl flex-col pt-24 pb-72 sm:min-h-[52rem] sm:pt-32 lg:min-h-[max(43rem,41vw)] lg:pt-[calc(max(43rem,41vw)/2-12.8rem)] lg:pb-36">
        <div className="lg:max-w-[34rem]">
          <h1 id="hero-title" className="max-w-[34rem] font-display text-hero font-semibold">
            Tuck the day away with a story
          </h1>
          <p className="mt-5 max-w-[32ch] text-lg leading-relaxed text-balance text-ink sm:text-xl">
            Read one of ours tonight, or make one of your own with your child in it.
          </p>
          <HeroActions className="mt-8" />
        </div>
      </div>
      <img
        src="/hero.svg"
        width="2000"
        height="900"
        alt="A bear in reading glasses reads aloud to a sleepy fox by lantern light, while a mouse beside them reads a book of its own."
        fetchPriority="high"
        // The page's script waits until this image is painted (web/build/late-entry.ts).
        {...{ elementtiming: 'scene' }}
        className="absolute inset-x-0 bottom-0 -z-10 h-[34rem] w-full object-cover object-[71.5%_100%] sm:h-full"
      />
      <span aria-hidden="true" className="hero-light" />
      {/* Darkens the sky behind the words, so that no star hides a letter. */}
      <div className="absolute inset-x-0 top-0 -z-10 h-[31rem] bg-linear-to-b from-[#0e1130]/85 via-[#0e1130]/85 via-70% to-transparent sm:h-[27rem] lg:h-full lg:bg-[radial-gradient(ellipse_46%_75%_at_22%_42%,rgb(14_17_48/0.85)_60%,transparent)]" />
      <FrontSheet />
    </section>
  );
}

function FrontSheet() {
  return (
    <svg
      viewBox="0 0 1440 110"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className="pointer-events-none absolute inset-x-0 -bottom-px h-14 w-full fill-page drop-shadow-[0_-6px_12px_rgb(5_5_20/0.4)] sm:h-22 forced-colors:fill-[Canvas]"
    >
      <path d="M0 58C150 18 300 14 470 44c190 34 330 52 520 22 170-28 300-40 450-6v50H0Z" />
    </svg>
  );
}
