import { useState } from 'react';
import { removeFavorite } from '../../data/favorites/favorites.ts';
import { toast } from '../../ui/toast.ts';
import * as messages from './messages.ts';

/** Removing items from the list; several may be under way. */
export function useRemoveFavorite(): { isRemoving(id: string): boolean; remove(id: string): Promise<boolean> } {
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set());
  return {
    isRemoving: (id) => removing.has(id),
    /** @returns whether it is gone. */
    async remove(id) {
      setRemoving((now) => new Set(now).add(id));
      try {
        await removeFavorite(id);
        toast(messages.REMOVED);
        return true;
      } catch {
        toast({ ...messages.REMOVE_FAILED, tone: 'destructive' });
        return false;
      } finally {
        setRemoving((now) => new Set([...now].filter((other) => other !== id)));
      }
    },
  };
}
