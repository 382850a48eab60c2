import { classNames } from './class-names.ts';

/** Story text by size: 18 to 32 px, in steps that are seen, each with the leading it needs. A line holds 65 characters at most. */
const SIZES = {
  small: 'text-[1.125rem] leading-[1.6]',
  medium: 'text-[1.25rem] leading-[1.6]',
  large: 'text-[1.5rem] leading-[1.55]',
  larger: 'text-[1.75rem] leading-[1.5]',
  largest: 'text-[2rem] leading-[1.45]',
} as const;

export type StoryTextSize = keyof typeof SIZES;

export interface StoryTextProps {
  paragraphs: readonly string[];
  size: StoryTextSize;
  className?: string;
}

/** A story's paragraphs in the book face; line breaks inside a paragraph are kept. */
export function StoryText({ paragraphs, size, className }: StoryTextProps) {
  return (
    <div className={classNames('max-w-[28.5em] space-y-[0.7em] font-story text-pretty text-ink', SIZES[size], className)}>
      {paragraphs.map((paragraph, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a story's paragraphs never change places, and two may read alike.
        <p key={position} dir="auto" className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
