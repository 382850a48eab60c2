import type { ScenePlace } from '@tuckaway/domain';
import { useEffect, useState } from 'react';
import { createPlaceSounds } from './create-place-sounds.ts';

/** Accompanies the open page with the quiet sound of its place. */
export function PlaceSounds({ page, place }: { page: number; place: ScenePlace | undefined }) {
  const [sounds] = useState(createPlaceSounds);
  useEffect(() => sounds.follow(), [sounds]);
  useEffect(() => sounds.show(page, place), [sounds, page, place]);
  return null;
}
