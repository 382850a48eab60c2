/** `GET /s/{token}`: a shared story as a page without scripts. Links that are expired, revoked, taken down or unknown look the same. */
import { storyPicture } from '@tuckaway/art/kit';
import { shareReportPath } from '@tuckaway/domain';
import { sharedViewsPerMinute } from '../../config/params.ts';
import { siteAddress } from '../../http/origin.ts';
import { page } from '../../http/page.ts';
import { callerRate } from '../../http/rate-limit.ts';
import { comparableText } from '../../sharing/comparable-text.ts';
import { crowdedPage, goneStoryPage, sharedStoryPage, troublePage } from '../../sharing/shared-page.ts';
import { sharedStoryOf } from '../../sharing/shared-pictures.ts';
import { readSharedStory } from '../../store/stories/shared-stories.ts';
import { whyNotShared } from '../../store/taken-down.ts';

const NOT_FOR_SEARCH = { 'X-Robots-Tag': 'noindex, nofollow, noarchive' };

let take: ReturnType<typeof callerRate> | undefined;

export const sharedStory = page({
  name: 'sharedStory',
  policy: 'shut',
  trouble: troublePage,
  handler: async ({ path, address }) => {
    take ??= callerRate(sharedViewsPerMinute.value());
    const seconds = take({ address });
    if (seconds > 0) return { status: 429, html: crowdedPage(), headers: { ...NOT_FOR_SEARCH, 'Retry-After': String(seconds) } };
    const token = /^\/s\/([^/]+)$/.exec(path)?.[1] ?? '';
    const stored = await readSharedStory(token, Date.now());
    const isOpen = stored !== null && (await whyNotShared(stored.uid, stored.storyId, comparableText(stored.story))) === null;
    if (!isOpen) return { status: 404, html: goneStoryPage(), headers: NOT_FOR_SEARCH };
    // Loaded only here, because its lists of words are long.
    const shown = stored.childName === null ? stored : (await import('../../sharing/fit-copy.ts')).withFitNames(stored);
    return {
      status: 200,
      html: sharedStoryPage(sharedStoryOf(shown), { origin: siteAddress(), reportPath: shareReportPath(token), draw: storyPicture }),
      headers: NOT_FOR_SEARCH,
    };
  },
});
