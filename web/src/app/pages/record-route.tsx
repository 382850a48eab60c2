import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { useFamilyStory } from '../../features/reader/api/stories/family-stories.ts';
import { RecordScreen } from '../../features/voices/record/record-screen.tsx';

const InvitedScreen = lazy(async () => ({
  default: (await import('../../features/voices/record/invited-screen.tsx')).InvitedScreen,
}));
const SharedNoteScreen = lazy(async () => ({
  default: (await import('../../features/library/shared-note/shared-note-screen.tsx')).SharedNoteScreen,
}));

/** `/record/{story}` for a family, `/record/invited` for its guests, `/record/shared` for a voice note from another app. */
export function RecordRoute() {
  const { id = '' } = useParams();
  if (id === 'shared') return <SharedNoteScreen />;
  return id === 'invited' ? <InvitedScreen /> : <FamilyRecording key={id} storyId={id} />;
}

function FamilyRecording({ storyId }: { storyId: string }) {
  const { data, error } = useFamilyStory(storyId);
  return <RecordScreen storyId={storyId} story={data} missing={error !== null} />;
}
