import { ariaDisabledProps } from './aria-disabled-props.ts';

/** A- and A+, for the readers. Null if there is no further step. */
export function TextSizeButtons({ onSmaller, onLarger }: { onSmaller: (() => void) | null; onLarger: (() => void) | null }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div role="group" aria-label="Text size" className="flex">
      <button type="button" {...ariaDisabledProps(onSmaller === null, onSmaller ?? undefined)} className={BUTTON}>
        <span aria-hidden="true" className="text-[0.9375rem]">
          A−
        </span>
        <span className="sr-only">Smaller text</span>
      </button>
      <button type="button" {...ariaDisabledProps(onLarger === null, onLarger ?? undefined)} className={BUTTON}>
        <span aria-hidden="true" className="text-[1.25rem]">
          A+
        </span>
        <span className="sr-only">Larger text</span>
      </button>
    </div>
  );
}

const BUTTON =
  'grid size-11 place-items-center rounded-full font-[Literata,Georgia,serif] text-ink transition-colors hover:bg-raised aria-disabled:cursor-not-allowed aria-disabled:opacity-45 aria-disabled:hover:bg-transparent';
