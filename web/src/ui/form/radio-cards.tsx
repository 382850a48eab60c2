import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

export interface RadioCard<Value extends string> {
  value: Value;
  label: string;
  description?: string;
  /** A picture above the label; decorative, the label says the same. */
  picture?: ReactNode;
}

export interface RadioCardsProps<Value extends string> {
  legend: ReactNode;
  /** Hides the legend from sight where a heading beside it says the same. */
  legendHidden?: boolean;
  name: string;
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly RadioCard<Value>[];
  /** Columns where there is room; phones get fewer. */
  columns?: keyof typeof COLUMNS | undefined;
  /**
   * `card`: a large picture above the words. `compact`: a small one beside them. `tile`: a small one above them, three abreast on a
   * phone, where the descriptions of four columns are for screen readers alone.
   */
  density?: 'card' | 'compact' | 'tile' | undefined;
  /** False leaves out the tick, where cards are too small for it; the ring stays. */
  tick?: boolean;
  disabled?: boolean | undefined;
}

const COLUMNS = {
  1: 'grid-cols-1',
  2: 'grid-cols-1 min-[26rem]:grid-cols-2',
  3: 'grid-cols-1 min-[26rem]:grid-cols-2 md:grid-cols-3',
  4: 'grid-cols-2 large-text:grid-cols-1 md:grid-cols-4',
  5: 'grid-cols-2 large-text:grid-cols-1 md:grid-cols-5',
} as const;

/** On a phone, picture cards and compact cards stay two abreast, and tiles three; with text of twice the size, one below the other. */
const PICTURE_COLUMNS = {
  ...COLUMNS,
  2: 'grid-cols-2 large-text:grid-cols-1',
  3: 'grid-cols-2 large-text:grid-cols-1 md:grid-cols-3',
} as const;
const TILE_COLUMNS = {
  ...COLUMNS,
  3: 'grid-cols-3 large-text:grid-cols-1',
  4: 'grid-cols-3 large-text:grid-cols-1 sm:grid-cols-4',
  // Five on a phone are three and two, the two in the middle.
  5: 'grid-cols-6 *:col-span-2 large-text:*:col-span-6 [&>:nth-child(4)]:col-start-2 large-text:[&>:nth-child(4)]:col-start-auto sm:grid-cols-5 sm:*:col-span-1 sm:[&>:nth-child(4)]:col-start-auto',
} as const;

/** A choice among cards: native radio inputs, so that arrow keys, forms and screen readers work by themselves. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, legendHidden = false, name, value, onChange, options, columns = 3, density = 'card', tick = true, disabled } = props;
  const pictured = density === 'card' && options.some((option) => option.picture !== undefined);
  const grid = density === 'tile' ? TILE_COLUMNS : pictured || density === 'compact' ? PICTURE_COLUMNS : COLUMNS;
  const looks = LOOKS[density];
  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className={legendHidden ? 'sr-only' : 'mb-3 font-semibold text-ink'}>{legend}</legend>
      <div className={classNames('grid', density === 'tile' ? 'auto-rows-fr gap-2 sm:gap-3' : 'gap-3', grid[columns])}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(CARD, density === 'compact' && columns === 1 ? 'flex-row gap-3 px-4 py-3' : looks.card)}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 z-10 cursor-pointer appearance-none rounded-card opacity-0 disabled:cursor-not-allowed"
            />
            {option.picture && (
              <span aria-hidden="true" className={looks.picture}>
                {option.picture}
              </span>
            )}
            <span
              className={classNames(
                'flex min-w-0 grow gap-2',
                density === 'tile' && !option.picture ? 'items-center' : 'items-start',
                density === 'card' && !pictured ? 'px-4 py-3' : looks.words,
              )}
            >
              <span className="min-w-0 grow">
                <span className={classNames('block font-semibold', density === 'tile' && 'text-[0.8125rem] leading-tight sm:text-[1rem]')}>
                  {option.label}
                </span>
                {option.description && (
                  <span
                    className={classNames(
                      'mt-0.5 block text-label text-balance text-soft',
                      density === 'tile' && 'leading-snug max-sm:text-[0.8125rem]',
                      density === 'tile' && columns === 4 && 'max-sm:sr-only',
                    )}
                  >
                    {option.description}
                  </span>
                )}
              </span>
              {tick && <Tick checked={option.value === value} onPicture={density !== 'compact' && option.picture !== undefined} />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const CARD =
  'group relative flex min-h-14 cursor-pointer rounded-card border bg-raised text-ink shadow-card transition-[border-color,box-shadow,transform] duration-200 ease-paper ' +
  'border-edge hover:border-line active:scale-98 has-checked:border-lamp-ink has-checked:ring-2 has-checked:ring-lamp-ink ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-lamp-ink has-disabled:cursor-not-allowed has-disabled:opacity-60 ' +
  'forced-colors:has-checked:outline-3';

const LOOKS = {
  card: { card: 'flex-col', picture: 'block overflow-hidden rounded-t-[19px]', words: 'px-3 py-3 leading-snug large-text:px-2' },
  compact: {
    card: 'flex-row items-center gap-2 px-2 py-3 max-sm:text-[0.9375rem] max-[24rem]:gap-1.5 max-[24rem]:text-[0.875rem] sm:gap-3 sm:p-3',
    picture: 'block shrink-0',
    words: '',
  },
  tile: {
    card: 'flex-col px-0.5 py-1 text-center sm:p-2.5',
    picture: 'grid justify-items-center max-sm:px-0.5',
    words: 'pt-2 pb-1.5 sm:px-1',
  },
} as const;

/** @param onPicture in the corner of the picture, and only on the chosen card. */
function Tick({ checked, onPicture }: { checked: boolean; onPicture: boolean }) {
  if (onPicture && !checked) return null;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        onPicture ? 'absolute top-2.5 right-2.5 bg-sheet' : 'mt-0.5',
        'grid size-5.5 shrink-0 place-items-center rounded-full border border-line text-transparent group-has-checked:border-lamp-edge group-has-checked:bg-lamp group-has-checked:text-on-lamp forced-colors:group-has-checked:text-[CanvasText]',
      )}
    >
      <Icon name="check" className="size-3.5 stroke-[3.4]" />
    </span>
  );
}
