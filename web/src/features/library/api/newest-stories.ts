/** The newest stories of a family, for home. */
import { useQuery } from '@tanstack/react-query';
import type { Story } from '@tuckaway/domain';
import { useUid } from '../../../data/session/session.ts';
import { isNotDeleted } from '../../reader/api/hidden/deleted-stories.ts';
import { newestStoriesKey } from '../../reader/api/stories/keys.ts';
import { shelfPageQuery } from '../../reader/api/stories/load-shelf.ts';

/** As many as fit in a row. */
export const NEWEST_STORIES = 3;

/** Newest first; undefined until they are known, empty if they cannot be loaded. */
export function useNewestStories(): readonly Story[] | undefined {
  const uid = useUid();
  const { data, isError } = useQuery(shelfPageQuery(uid, newestStoriesKey(uid ?? ''), null, NEWEST_STORIES));
  return data?.stories.filter(isNotDeleted) ?? (isError ? [] : undefined);
}
