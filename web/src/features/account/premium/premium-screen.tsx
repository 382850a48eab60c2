import { CoverPicture } from '../../../art/index.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page.tsx';
import { FEATURES, PLACEHOLDER, PLAN, PRICE, START_TRIAL, TRIAL_TERMS } from './messages.ts';

export function PremiumScreen() {
  return (
    <Page title="Premium" backTo="/" backLabel="Back to Stories">
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1fr_22rem] xl:gap-x-16">
        <div className="min-w-0">
          <h1 className="font-display text-head font-semibold">More nights, more stories</h1>
          <p className="mt-4 max-w-[48ch] text-lg text-soft">
            For families who always hear “just one more.” Everything you have stays free.
          </p>
          <ul className="mt-10 grid list-none gap-x-10 gap-y-9 p-0 sm:grid-cols-2">
            {FEATURES.map(({ title, text, icon }) => (
              <li key={title} className="flex gap-4 large-text:flex-col">
                <span className="grid size-12 shrink-0 -rotate-3 place-items-center rounded-field border border-edge bg-raised text-ember shadow-card">
                  <Icon name={icon} className="size-6" />
                </span>
                <div>
                  <h2 className="font-display text-[1.25rem] leading-snug font-semibold">{title}</h2>
                  <p className="mt-1 text-[1rem] text-soft">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <PlanCard />
      </div>
    </Page>
  );
}

function PlanCard() {
  return (
    <section aria-labelledby="plan-title" className="relative isolate mx-auto w-full max-w-md min-w-0 lg:sticky lg:top-8">
      <div aria-hidden="true" className="absolute inset-0 -z-10 rotate-2 rounded-stage border border-edge bg-raised shadow-card" />
      <div className="sheet rounded-stage p-8 text-center large-text:p-4 sm:p-9">
        <CoverFan />
        <h2 id="plan-title" className="mt-7 font-display text-title font-semibold">
          {PLAN}
        </h2>
        <p className="mt-3 text-soft">
          <span className="font-display text-[3rem] leading-none font-semibold text-ink">{PRICE}</span>
          /month
        </p>
        <Button size="lg" className="mt-7 w-full" onClick={() => window.alert(PLACEHOLDER)}>
          {START_TRIAL}
        </Button>
        <p className="mt-4 text-label text-soft">{TRIAL_TERMS}</p>
      </div>
    </section>
  );
}

function CoverFan() {
  return (
    <div aria-hidden="true" className="flex justify-center pt-2">
      <CoverPicture
        cover="castle"
        className="relative block h-auto w-26 min-w-0 translate-x-6 translate-y-2 -rotate-9 rounded-field shadow-card"
      />
      <CoverPicture cover="moon" className="relative z-10 block h-auto w-30 min-w-0 rounded-field shadow-sheet" />
      <CoverPicture
        cover="ocean"
        className="relative block h-auto w-26 min-w-0 -translate-x-6 translate-y-2 rotate-9 rounded-field shadow-card"
      />
    </div>
  );
}
