import { CreateStoryScreen } from '../../features/create-story/create-story-screen.tsx';

/** With the code of the route that the finished story opens at, so that it opens without a wait. */
async function loadReader() {
  const [{ UnfinishedReader }] = await Promise.all([
    import('../../features/reader/unfinished-reader.tsx'),
    import('./family-reader-route.tsx'),
  ]);
  return UnfinishedReader;
}

export function CreateStoryRoute() {
  return <CreateStoryScreen loadReader={loadReader} />;
}
