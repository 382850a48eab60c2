import { friendInWords } from '@tuckaway/domain';
import { useEffect, useState } from 'react';
import { lateSheet } from '../../../ui/dialog/guarded-sheet.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { type FriendsChild, useFriend } from '../api/children/friends.ts';
import { FRIEND } from './messages.ts';

const FriendSheet = lateSheet(async () => (await import('./friend-sheet.tsx')).FriendSheet);

/** A pause in typing, in milliseconds: half a word is another animal. */
const PAUSE_MS = 500;

/** Who the animal of a child's stories is, in one line that can be changed. Nothing until that is known. */
export function FriendLine({ childId, nickname, animal, pronouns }: FriendsChild) {
  const [child, setChild] = useState<FriendsChild | null>(null);
  const [changing, setChanging] = useState(false);
  const known = useFriend(child);

  useEffect(() => {
    const timer = window.setTimeout(() => setChild({ childId, nickname, animal, pronouns }), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [childId, nickname, animal, pronouns]);

  if (child === null || known === undefined || child.nickname !== nickname) return null;
  return (
    <div className="mt-2 flex animate-veil-in flex-wrap items-center gap-x-4 text-label text-soft">
      <p className="min-w-0 wrap-anywhere">
        {FRIEND.whose(nickname, pronouns)} <bdi>{friendInWords(known.friend, known.of.kind)}</bdi>
      </p>
      <Button
        variant="quiet"
        size="sm"
        className="-ml-4"
        aria-label={FRIEND.changeFully(known.friend.name)}
        aria-haspopup="dialog"
        onClick={() => setChanging(true)}
      >
        {FRIEND.change}
      </Button>
      {changing && <FriendSheet child={child} known={known} onClose={() => setChanging(false)} />}
    </div>
  );
}
