import type { StoryRequest } from '@tuckaway/domain';
import { useRef } from 'react';
import { newStoryId } from '../../data/stories/new-story-id.ts';

/**
 * The future story's id for a request: the same as long as the same is asked for, so that a second press after a failure or a
 * cancel finds the story that was written meanwhile, and a changed wish is a story of its own.
 */
export function useOrderId(): { idFor(request: StoryRequest): string; renew(): void } {
  const last = useRef<{ request: string; id: string } | null>(null);
  return {
    idFor(request) {
      const text = JSON.stringify(request);
      if (last.current?.request !== text) last.current = { request: text, id: newStoryId() };
      return last.current.id;
    },
    renew() {
      last.current = null;
    },
  };
}
