import type { Child } from '@tuckaway/domain';
import type { ComponentProps } from 'react';
import { CreateStory } from '../src/features/create/create-story-screen.tsx';
import type { CreatePorts } from '../src/features/create/flow/create-ports.ts';
import type { StoryForm } from '../src/features/create/flow/story-form.ts';
import { fakeCreatePorts } from './fake-create-ports.ts';
import { ANNA } from './fixtures.ts';
import { renderScreen } from './render-screen.tsx';

const NO_CHILDREN: readonly Child[] = [];
const Nothing = () => null;

type Parts = Partial<Pick<ComponentProps<typeof CreateStory>, 'uid' | 'known' | 'SignUpSheet' | 'Offers'>>;

/** Opens /create-story over {@link fakeCreatePorts}, with the code of the waiting dialog. */
export function openCreateStory({
  draft,
  ports,
  ...parts
}: Parts & { draft?: Partial<StoryForm> | null; ports?: Partial<CreatePorts> } = {}) {
  const world = fakeCreatePorts(draft, { loadWaiting: () => import('../src/features/create/waiting/late.ts'), ...ports });
  const screen = (
    <CreateStory ports={world.ports} uid={ANNA.firebaseUid} known={NO_CHILDREN} SignUpSheet={Nothing} Offers={Nothing} {...parts} />
  );
  return Object.assign(world, renderScreen(screen, { at: '/create-story' }));
}
