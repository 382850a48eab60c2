import { lazy } from 'react';
import { useParams } from 'react-router-dom';
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
  return id === 'invited' ? <InvitedScreen /> : <RecordScreen key={id} storyId={id} />;
}
