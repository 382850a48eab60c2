import { type AppUser, initials } from '@tuckaway/domain';
import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';

/** The user's photo, or up to two initials, or an icon. Decorative. */
export function Avatar({ user, className }: { user: Pick<AppUser, 'displayName' | 'email' | 'photoUrl'>; className: string }) {
  const [broken, setBroken] = useState(false);
  const letters = initials(user.displayName, user.email);
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid shrink-0 place-items-center overflow-hidden rounded-full border-2 border-lamp bg-dusk font-semibold text-moon',
        className,
      )}
    >
      {user.photoUrl && !broken ? (
        <img src={user.photoUrl} alt="" referrerPolicy="no-referrer" onError={() => setBroken(true)} className="size-full object-cover" />
      ) : (
        letters || <Icon name="user" className="size-1/2" />
      )}
    </span>
  );
}
