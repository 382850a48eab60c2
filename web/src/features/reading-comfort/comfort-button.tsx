import { comfortWanted } from '../../data/reading/reading-comfort.ts';

/** Opens what makes reading easy on the eyes. */
export function ComfortButton() {
  return (
    <button
      type="button"
      aria-label="Reading comfort"
      aria-haspopup="dialog"
      onClick={() => comfortWanted.set('sheet')}
      className="grid size-11 place-items-center rounded-full font-display text-[1.1875rem] font-semibold text-ink transition-colors hover:bg-raised"
    >
      <span aria-hidden="true">Aa</span>
    </button>
  );
}
