import type { Story } from '@tuckaway/domain';
import { lazy } from 'react';
import { Late } from '../../../ui/late.tsx';

/** Late, because a family without stories needs none of its code. */
const StoryCover = lazy(async () => ({ default: (await import('./story-cover.tsx')).StoryCover }));

/** The cover of a family's story, and its place until it is there. */
export function LateStoryCover(props: { story: Story; className: string }) {
  return (
    // Without a network its code may be missing, and home is needed most then.
    <Late fallback={<div className={props.className} />}>
      <StoryCover {...props} />
    </Late>
  );
}
