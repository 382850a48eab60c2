import { type AppUser, PRODUCT_NAME, seesAdminPanel } from '@tuckaway/domain';
import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { openAdminPanel } from '../api/admin-panel.ts';
import type { Confirming } from '../api/confirming.ts';
import { NotificationPanel } from '../notifications/notification-panel.tsx';
import { Avatar } from './avatar.tsx';
import { FamilyEntries } from './family-entries.tsx';
import { LegalEntries } from './legal-entries.tsx';
import { LogoutButton } from './logout-button.tsx';
import { AI_NOTICE, DATA_TEXTS, FALLBACK_NAME, SIGN_IN_TEXTS } from './messages.ts';
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
      <Section title="Day or night">
        <ThemeChoices />
      </Section>
      <Section title="Family and reading">
        <FamilyEntries />
      </Section>
      <Section title="Notifications">
        <NotificationPanel />
      </Section>
      <Section title={SIGN_IN_TEXTS.heading}>
        <SignInEntries returned={returned?.change === 'deletion' ? null : returned} />
      </Section>
      <Section title={DATA_TEXTS.heading}>
        <YourData returned={returned?.change === 'deletion'} />
      </Section>
      <Section title="Legal Information">
        <LegalEntries />
      </Section>
      <Section title="App Information">
        <p className="text-soft">{AI_NOTICE}</p>
        <p className="mt-2 text-label text-soft">{PRODUCT_NAME}, © 2025</p>
      </Section>
      <div className="mt-8 border-t border-edge pt-6">
        <LogoutButton />
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

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h3 className="mb-3 text-label font-semibold text-soft">{title}</h3>
      {children}
    </section>
  );
}
