import { ButtonLink } from '../../ui/form/button.tsx';
import { CREATE_TITLE } from './messages.ts';

export function CreateCall() {
  return (
    <section aria-labelledby="create-title" className="page-margin mx-auto max-w-6xl pb-12 sm:pb-20">
      <div className="sheet rounded-stage px-6 py-8 large-text:px-3 sm:px-12 sm:text-center">
        <h2 id="create-title" className="font-display text-head font-semibold">
          {CREATE_TITLE}
        </h2>
        <p className="mt-3 text-soft">
          A name, a favorite animal, a place and a mood. A minute later there is a story that was not in the world this morning.
        </p>
        <ButtonLink to="/create-story" size="lg" className="mt-5">
          Create Your Story
        </ButtonLink>
      </div>
    </section>
  );
}
