import { coverPicture, type Story } from '@tuckaway/domain';
import { StoryImage } from '../../../art/index.ts';

/** The cover of a family's story; the text beside it says the same. */
export function StoryCover({ story, className }: { story: Story; className: string }) {
  return <StoryImage picture={coverPicture(story)} described={false} className={className} />;
}
