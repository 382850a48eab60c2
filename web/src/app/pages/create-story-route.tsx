import { CreateStoryScreen } from '../../features/create-story/create-story-screen.tsx';

/** With the code of the route at which the finished story opens, so that it opens without a wait. */
async function loadReader() {
  const [{ UnfinishedStory }] = await Promise.all([import('./unfinished-story.tsx'), import('./family-reader-route.tsx')]);
  return UnfinishedStory;
}

export function CreateStoryRoute() {
  return <CreateStoryScreen loadReader={loadReader} />;
}
