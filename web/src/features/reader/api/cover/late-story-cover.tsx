import { lazy } from 'react';
import { Late } from '../../../../ui/late.tsx';
import type { StoryCoverProps } from './story-cover.tsx';

/** Late, because a family without stories needs none of its code, and a list can be read before. */
const StoryCover = lazy(async () => ({ default: (await import('./story-cover.tsx')).StoryCover }));

/** The cover of a family's story, and its place until it is there. */
export function LateStoryCover(props: StoryCoverProps) {
  return (
    // Without a network its code may be missing, and its screen is needed most then.
    <Late fallback={<div className={props.className} />}>
      <StoryCover {...props} />
    </Late>
  );
}
