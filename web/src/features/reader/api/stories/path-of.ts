import { isStoryId } from '@tuckaway/domain';

/** The address of a story's reader. @param storyId a curated number, also in digits, or an own story's UUID */
export const pathOf = (storyId: string | number): string => (isStoryId(String(storyId)) ? `/read-story/${storyId}` : `/story/${storyId}`);
