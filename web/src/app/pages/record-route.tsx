import { useParams } from 'react-router-dom';
import { InvitedScreen } from '../../features/record-story/invited-screen.tsx';
import { RecordScreen } from '../../features/record-story/record-screen.tsx';

/** `/record/{story}` for a family, `/record/invited` for its guests. */
export function RecordRoute() {
  const { id = '' } = useParams();
  return id === 'invited' ? <InvitedScreen /> : <RecordScreen key={id} storyId={id} />;
}
