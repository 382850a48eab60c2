import { type AppUser, PRODUCT_NAME, seesAdminPanel } from '@tuckaway/domain';
import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { openAdminPanel } from '../api/admin-panel.ts';
import type { Confirming } from '../api/confirming.ts';
import { NotificationPanel } from '../notifications/notification-panel.tsx';
import { Avatar } from './avatar.tsx';
import { ChildrenEntries, ComfortEntries, VoiceEntries } from './family-entries.tsx';
import { LegalEntries } from './legal-entries.tsx';
import { LogoutButton } from './logout-button.tsx';
import { AI_NOTICE, DATA_TEXTS, FALLBACK_NAME, GROUPS, JUMP, SIGN_IN_TEXTS } from './messages.ts';
import { SignInEntries } from './sign-in-entries.tsx';
import { ThemeChoices } from './theme-choices.tsx';
import { YourData } from './your-data.tsx';

interface SettingsDialogProps {
  user: AppUser;
  /** The change that Google's page was to confirm the user for: its dialog opens again. */
  returned: Confirming | null;
  onClose: () => void;
}

export function SettingsDialog({ user, returned, onClose }: SettingsDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Settings">
      <Profile user={user} />
      <GroupLinks />
      <Group id="children">
        <ChildrenEntries />
      </Group>
      <Group id="voices">
        <VoiceEntries />
      </Group>
      <Group id="comfort">
        <ComfortEntries />
        <Part title="Day or night">
          <ThemeChoices />
        </Part>
        <Part title="Notifications">
          <NotificationPanel />
        </Part>
      </Group>
      <Group id="privacy">
        <Part title={SIGN_IN_TEXTS.heading}>
          <SignInEntries returned={returned?.change === 'deletion' ? null : returned} />
        </Part>
        <Part title={DATA_TEXTS.heading}>
          <YourData returned={returned?.change === 'deletion'} />
        </Part>
        <Part title="Legal Information">
          <LegalEntries />
        </Part>
      </Group>
      <div className="mt-10 border-t border-edge">
        <Part title="App Information">
          <p className="text-soft">{AI_NOTICE}</p>
          <p className="mt-2 text-label text-soft">{PRODUCT_NAME}, © 2025</p>
        </Part>
        <p className="mt-7">
          <LogoutButton />
        </p>
      </div>
    </Dialog>
  );
}

function Profile({ user }: { user: AppUser }) {
  return (
    <section aria-label="Profile" className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar user={user} className="size-16 text-xl" />
      <div className="min-w-0 grow basis-44">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="min-w-0 font-display text-card font-semibold">{user.displayName.trim() || FALLBACK_NAME}</bdi>
          <PlanBadge premium={user.isPremium} />
        </p>
        <p className="mt-0.5 text-label break-all text-soft">{user.email}</p>
      </div>
      {seesAdminPanel(user.email, __ADMIN_EMAILS__) && (
        <Button variant="secondary" size="sm" onClick={openAdminPanel}>
          Admin Panel
          <Icon name="external" className="size-4.5" />
        </Button>
      )}
    </section>
  );
}

function PlanBadge({ premium }: { premium: boolean }) {
  return premium ? (
    <span className="flex items-center gap-1.5 rounded-full bg-lamp px-3 py-0.5 text-label font-semibold text-on-lamp">
      <Icon name="crown" className="size-4" />
      Premium
    </span>
  ) : (
    <span className="rounded-full border border-line px-3 py-0.5 text-label font-semibold text-soft">Free</span>
  );
}

const ICONS = { children: 'family', voices: 'listen', comfort: 'moon', privacy: 'shield' } as const;
type GroupId = keyof typeof ICONS;
const headingOf = (id: GroupId) => `settings-${id}`;

/** A press leads to its group, so that each is two taps away. */
function GroupLinks() {
  function go(id: GroupId): void {
    const heading = document.getElementById(headingOf(id));
    heading?.focus({ preventScroll: true });
    heading?.parentElement?.scrollIntoView();
  }
  return (
    <nav aria-label={JUMP} className="mt-6 grid grid-cols-2 gap-2 large-text:grid-cols-1 sm:grid-cols-4">
      {(Object.keys(ICONS) as GroupId[]).map((id) => (
        <button
          key={id}
          type="button"
          onClick={() => go(id)}
          className="flex min-h-12 items-center gap-2.5 rounded-card border border-edge bg-raised px-4 py-2 text-label sm:flex-col sm:justify-center sm:gap-1.5 sm:px-1 font-semibold transition-colors hover:text-lamp-ink"
        >
          <Icon name={ICONS[id]} className="size-5.5 text-lamp-ink" />
          {GROUPS[id].title}
        </button>
      ))}
    </nav>
  );
}

function Group({ id, children }: { id: GroupId; children: ReactNode }) {
  return (
    <section aria-labelledby={headingOf(id)} className="scroll-mt-4 pt-9">
      <h3 id={headingOf(id)} tabIndex={-1} className="mb-3.5 flex items-center gap-2.5 font-display text-card font-semibold">
        <Icon name={ICONS[id]} className="size-5.5 text-lamp-ink" />
        {GROUPS[id].title}
      </h3>
      {children}
    </section>
  );
}

/** The first one of a group follows its heading. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-6 [h3+&]:mt-0">
      <h4 className="mb-2.5 text-label font-semibold text-soft">{title}</h4>
      {children}
    </div>
  );
}
