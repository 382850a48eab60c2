import { classNames } from './class-names.ts';
import { MarkedText, type TextMark } from './marked-text.tsx';

/** Story text by size: 18 to 32 px, in steps that are seen, each with the leading it needs. A line holds 65 characters at most. */
const SIZES = {
  small: 'text-[1.125rem] leading-[1.6]',
  medium: 'text-[1.25rem] leading-[1.6]',
  large: 'text-[1.5rem] leading-[1.55]',
  larger: 'text-[1.75rem] leading-[1.5]',
  largest: 'text-[2rem] leading-[1.45]',
} as const;

export type StoryTextSize = keyof typeof SIZES;

/** As wide as its lines become, for what stands in one column with it. */
export const STORY_MEASURES: Record<StoryTextSize, string> = {
  small: 'max-w-[32rem]',
  medium: 'max-w-[35.625rem]',
  large: 'max-w-[42.75rem]',
  larger: 'max-w-[50rem]',
  largest: 'max-w-[57rem]',
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
