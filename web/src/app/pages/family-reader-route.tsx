import type { Story } from '@tuckaway/domain';
import { KeepActions } from '../../features/keep/keep-actions.tsx';
import { ShareEntry } from '../../features/keep/share/share-entry.tsx';
import { currentLooks } from '../../features/parents/api/children/looks.ts';
import { FamilyReader } from '../../features/reader/family/family-reader.tsx';
import { VoicesEntry } from '../../features/voices/list/voices-entry.tsx';

// With the route's code, so that the finished story opens without a wait.
export { UnfinishedReader } from '../../features/reader/family/unfinished-reader.tsx';

export function FamilyReaderRoute() {
  return (
    <FamilyReader
      more={(story) => ({
        keep: <KeepActions book={() => bookToKeep(story)} />,
        share: <ShareEntry story={story} />,
        family: (
          <VoicesEntry
            story={story}
            saveBook={async (voice) => (await import('../../features/keep/talking-book.ts')).saveTalkingBook(story, voice)}
          />
        ),
      })}
    />
  );
}

async function bookToKeep(story: Story) {
  const [{ familyBookWithQuestions }, looks] = await Promise.all([
    import('../../features/keep/kept-book.ts'),
    currentLooks(story.uid, story),
  ]);
  return familyBookWithQuestions(story, looks);
}
