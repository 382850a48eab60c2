import { lazy } from 'react';
import { Late } from '../../../ui/late.tsx';
import { useMounted } from '../../../ui/use-mounted.ts';
import type { LineUpButtonProps } from './line-up-button.tsx';

const LineUpButton = lazy(async () => ({ default: (await import('./line-up-button.tsx')).LineUpButton }));

/** Late, because a card is read first. The prerendered home has none. */
export function LateLineUpButton(props: LineUpButtonProps) {
  const mounted = useMounted();
  return (
    mounted && (
      <Late>
        <LineUpButton {...props} />
      </Late>
    )
  );
}
