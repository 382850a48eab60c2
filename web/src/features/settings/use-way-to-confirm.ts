import { useEffect, useState } from 'react';
import type { WayToConfirm } from '../../data/account/change-sign-in.ts';

const changes = () => import('../../data/account/change-sign-in.ts');

/** How the account signs in; null until Firebase Auth says it, `unknown` where it does not. */
export function useWayToConfirm(): WayToConfirm | 'unknown' | null {
  const [way, setWay] = useState<WayToConfirm | 'unknown' | null>(null);
  useEffect(() => {
    let here = true;
    const show = (found: WayToConfirm | 'unknown') => here && setWay(found);
    changes()
      .then(({ wayToConfirm }) => wayToConfirm())
      .then(show, () => show('unknown'));
    return () => {
      here = false;
    };
  }, []);
  return way;
}
