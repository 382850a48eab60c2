import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { StoryForm } from './flow/story-form.ts';
import { STEPS, SUBMIT_LABEL } from './messages.ts';
import { SmallPreview } from './story-preview.tsx';

interface FormDockProps {
  form: StoryForm;
  complete: boolean;
  busy: boolean;
  /** Null if there is no question before or after this one. */
  onBack: (() => void) | null;
  onNext: (() => void) | null;
  answered: boolean;
}

/** The bar below the question on a phone: the preview, the way from question to question, and the button that sends the form. */
export function FormDock({ form, complete, busy, onBack, onNext, answered }: FormDockProps) {
  return (
    <div
      data-form-dock=""
      className="page-margin sticky bottom-(--dock-bar) z-10 -mx-[max(clamp(1rem,4vw,2.5rem),env(safe-area-inset-left),env(safe-area-inset-right))] mt-auto flex flex-wrap items-center gap-x-4 gap-y-2.5 border-t border-edge bg-sheet pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] @large-text:static [@media(height<20rem)]:static"
    >
      <div className="flex min-w-0 grow basis-48">
        <SmallPreview form={form} />
      </div>
      <div className="flex grow flex-wrap justify-end gap-2">
        {onBack && (
          <Button variant="secondary" aria-label={STEPS.back} onClick={onBack} className="max-md:px-3">
            <Icon name="arrow-left" />
          </Button>
        )}
        {onNext && (
          <Button
            variant={complete ? 'secondary' : 'primary'}
            disabled={!answered}
            onClick={onNext}
            className="grow max-md:px-4 max-[30rem]:text-label max-[22rem]:px-2.5"
          >
            {STEPS.next}
            <Icon name="arrow-right" className="size-5 max-[22rem]:hidden" />
          </Button>
        )}
        <Button
          type="submit"
          disabled={!complete}
          busy={busy}
          aria-describedby="still-missing"
          className="grow-2 max-md:px-4 max-[30rem]:px-3 max-[30rem]:text-label max-[22rem]:px-2"
        >
          {SUBMIT_LABEL}
        </Button>
      </div>
    </div>
  );
}
