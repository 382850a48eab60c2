import { ButtonLink } from '../../ui/form/button.tsx';
import { CREATE_TITLE } from './messages.ts';

export function CreateCall() {
  return (
    <section aria-labelledby="create-title" className="page-margin mx-auto max-w-6xl pb-24 sm:pb-32">
      <div className="sheet grid items-center gap-10 rounded-stage px-6 py-10 large-text:px-3 sm:px-12 sm:py-14 lg:grid-cols-[1fr_1.05fr] lg:gap-14">
        <div className="min-w-0">
          <h2 id="create-title" className="font-display text-head font-semibold">
            {CREATE_TITLE}
          </h2>
          <p className="mt-4 max-w-[44ch] text-soft">
            A name, a favorite animal, a place and a mood. A minute later there is a story that was not in the world this morning.
          </p>
          <ButtonLink to="/create-story" size="lg" className="mt-7">
            Create Your Story
          </ButtonLink>
        </div>
        <div aria-hidden="true" className="relative mx-auto w-full max-w-xl min-w-0">
          <div className="absolute inset-0 rotate-2 rounded-card border border-edge bg-page shadow-card" />
          <p className="relative -rotate-1 rounded-card border border-edge bg-raised px-6 py-8 font-story text-[1.25rem] leading-[2.15] wrap-anywhere text-ink shadow-card large-text:px-3 sm:px-9 sm:py-10 sm:text-[1.5rem]">
            That night <Blank>Mina</Blank> and a very small <Blank>octopus</Blank> found the door of the <Blank>library</Blank> standing
            open, and a lamp left on.
          </p>
        </div>
      </div>
    </section>
  );
}

function Blank({ children }: { children: string }) {
  return <span className="border-b-3 border-dotted border-lamp-ink px-1.5 pb-0.5 text-lamp-ink">{children}</span>;
}
