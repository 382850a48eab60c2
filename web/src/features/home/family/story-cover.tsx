import type { Story } from '@tuckaway/domain';
import { StoryImage } from '../../../art/index.ts';
import { useCover } from '../../parents/api/children/looks.ts';

/** The cover of a family's story; the text beside it says the same. */
export function StoryCover({ story, className }: { story: Story; className: string }) {
  return <StoryImage picture={useCover(story)} described={false} className={className} />;
}
