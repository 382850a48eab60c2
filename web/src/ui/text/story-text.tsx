import { classNames } from '../class-names.ts';
import { MarkedText, type TextMark } from './marked-text.tsx';

/**
 * Story text by size: 18 to 32 px, in steps that are seen, each with the leading it needs; an open book enlarges it (`--type`). A line holds 65
 * characters at most.
 */
const SIZES = {
  small: 'text-[calc(1.125rem*var(--type,1))] leading-[1.6]',
  medium: 'text-[calc(1.25rem*var(--type,1))] leading-[1.6]',
  large: 'text-[calc(1.5rem*var(--type,1))] leading-[1.55]',
  larger: 'text-[calc(1.75rem*var(--type,1))] leading-[1.5]',
  largest: 'text-[calc(2rem*var(--type,1))] leading-[1.45]',
} as const;

export type StoryTextSize = keyof typeof SIZES;

/** As wide as its lines become, for what stands in one column with it. */
export const STORY_MEASURES: Record<StoryTextSize, string> = {
  small: 'max-w-[calc(32rem*var(--type,1))]',
  medium: 'max-w-[calc(35.625rem*var(--type,1))]',
  large: 'max-w-[calc(42.75rem*var(--type,1))]',
  larger: 'max-w-[calc(50rem*var(--type,1))]',
  largest: 'max-w-[calc(57rem*var(--type,1))]',
};

/** A story's title, larger than its text at every size. */
export const STORY_TITLES: Record<StoryTextSize, string> = {
  small: 'text-title lg:text-head',
  medium: 'text-title lg:text-head',
  large: 'text-head',
  larger: 'text-[max(2.125rem,var(--text-head))] leading-[1.1]',
  largest: 'text-[max(2.375rem,var(--text-head))] leading-[1.1]',
};

export interface StoryTextProps {
  paragraphs: readonly string[];
  /** The direction of all paragraphs; by default, each has that of its first letter. */
  direction?: 'ltr' | 'rtl' | 'auto';
  /** The language of all paragraphs (BCP 47); by default, they have the page's. */
  language?: string | undefined;
  size: StoryTextSize;
  /** What is being read aloud. `place` is the number of a paragraph, from 0; another place is none of these. */
  mark?: (TextMark & { place: number | string }) | null | undefined;
  className?: string;
}

/** A story's paragraphs in the book face; line breaks inside a paragraph are kept. */
export function StoryText({ paragraphs, direction = 'auto', language, size, mark, className }: StoryTextProps) {
  return (
    <div
      lang={language}
      className={classNames('story-text max-w-[28.5em] space-y-[0.7em] font-story text-pretty text-ink', SIZES[size], className)}
    >
      {paragraphs.map((paragraph, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a story's paragraphs never change places, and two may read alike.
        <p key={position} dir={direction} className="whitespace-pre-line">
          <MarkedText text={paragraph} mark={mark?.place === position ? mark : null} />
        </p>
      ))}
    </div>
  );
}
