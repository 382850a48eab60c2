import { StoryImage } from '../../../../art/index.ts';
import { useCover } from '../../../parents/api/children/looks.ts';

export interface StoryCoverProps {
  /** Told, or to be. */
  story: Parameters<typeof useCover>[0];
  /** On a small card. */
  upright?: boolean;
  className: string;
}

/** The cover of a family's story; the text beside it says the same. */
export function StoryCover({ story, upright = false, className }: StoryCoverProps) {
  return <StoryImage picture={useCover(story)} upright={upright} described={false} className={className} />;
}
