import type { CuratedStory, Story } from '@tuckaway/domain';
import { THE_END } from '../features/curated-reader/messages.ts';
import { paragraphsOf } from '../features/curated-reader/passages.ts';
import { KeepActions } from '../features/keep-story/keep-actions.tsx';
import { ShareEntry } from '../features/share-story/share-entry.tsx';

const loadBooks = () => import('../features/keep-story/kept-book.ts');

/** What a family can do with its own story besides reading it. */
export function FamilyRow({ story }: { story: Story }) {
  return (
    <div className="flex flex-wrap justify-center gap-x-3">
      <ShareEntry story={story} />
      <KeepActions book={async () => (await loadBooks()).familyBook(story)} />
    </div>
  );
}

/** The same for a curated story, whose address is its link. */
export function CuratedRow({ story }: { story: CuratedStory }) {
  return (
    <div className="-ml-4 flex flex-wrap gap-x-3">
      <KeepActions book={async () => (await loadBooks()).curatedBook(story, paragraphsOf, THE_END)} />
    </div>
  );
}
