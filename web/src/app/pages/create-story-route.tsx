import { lazy } from 'react';
import { CreateStoryScreen } from '../../features/create-story/create-story-screen.tsx';

const loadReader = async () => (await import('./family-reader-route.tsx')).UnfinishedStory;
const SignUpSheet = lazy(async () => ({ default: (await import('../../features/auth/auth-sheet.tsx')).AuthSheet }));

export function CreateStoryRoute() {
  return <CreateStoryScreen loadReader={loadReader} SignUpSheet={SignUpSheet} />;
}
