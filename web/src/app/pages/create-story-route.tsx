import { CreateStoryScreen } from '../../features/create-story/create-story-screen.tsx';

const loadReader = async () => (await import('./family-reader-route.tsx')).UnfinishedStory;

export function CreateStoryRoute() {
  return <CreateStoryScreen loadReader={loadReader} />;
}
