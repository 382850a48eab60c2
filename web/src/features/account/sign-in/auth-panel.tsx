import { LIMITS } from '@tuckaway/domain';
import { type FormEvent, lazy, useState } from 'react';
import { isInsideApp } from '../../../data/device/platform.ts';
import { GuardedSheet } from '../../../ui/dialog/guarded-sheet.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { OpenInBrowser } from '../../../ui/open-in-browser.tsx';
import { ConsentLine } from './consent-line.tsx';
import { GOOGLE_TEXTS, MODE_TEXTS, RESET_TEXTS } from './messages.ts';
import type { AuthForm } from './use-auth-form.ts';

const ForgotPasswordDialog = lazy(async () => ({ default: (await import('./forgot-password-dialog.tsx')).ForgotPasswordDialog }));

/** Everything below the heading of /auth, also in a sheet. */
export function AuthPanel({ formRef, mode, fields, busy, setField, toggleMode, submit, continueWithGoogle }: AuthForm) {
  const [resetting, setResetting] = useState(false);
  const texts = MODE_TEXTS[mode];
  const creating = mode === 'create';

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void submit();
  }

  return (
    <>
      <form ref={formRef} onSubmit={onSubmit} className="mt-7 grid gap-5 in-[dialog]:mt-0 in-[dialog]:gap-3">
        {creating && (
          <TextField
            label="Your Name"
            name="name"
            dir="auto"
            autoComplete="name"
            required
            // A name of spaces counts as missing.
            pattern=".*\S.*"
            maxLength={LIMITS.displayName}
            value={fields.name}
            onChange={(event) => setField('name', event.target.value)}
          />
        )}
        <TextField
          label="Email Address"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          value={fields.email}
          onChange={(event) => setField('email', event.target.value)}
        />
        <TextField
          key={mode}
          label="Password"
          name="password"
          type="password"
          autoComplete={creating ? 'new-password' : 'current-password'}
          required
          value={fields.password}
          onChange={(event) => setField('password', event.target.value)}
        />
        {!creating && (
          <Button
            variant="quiet"
            size="sm"
            className="-my-3 -ml-4 justify-self-start"
            aria-haspopup="dialog"
            disabled={busy !== null}
            onClick={() => setResetting(true)}
          >
            {RESET_TEXTS.open}
          </Button>
        )}
        {creating && <ConsentLine className="text-label text-soft" />}
        <Button type="submit" size="lg" className="mt-1 w-full in-[dialog]:mt-0" busy={busy === 'form'} disabled={busy !== null}>
          {busy === 'form' ? texts.busy : texts.submit}
        </Button>
      </form>
      <p
        aria-hidden="true"
        className="my-5 in-[dialog]:my-2 flex items-center gap-4 text-label text-faint before:h-px before:grow before:bg-edge after:h-px after:grow after:bg-edge"
      >
        or
      </p>
      {isInsideApp() && <OpenInBrowser why={GOOGLE_TEXTS.insideApp} className="mb-5 space-y-4 rounded-card bg-raised p-4.5" />}
      {!creating && <ConsentLine className="mb-4 text-label text-soft" />}
      <Button
        variant="secondary"
        className="w-full"
        busy={busy === 'google'}
        disabled={busy !== null}
        onClick={() => void continueWithGoogle()}
      >
        {busy !== 'google' && <Icon name="google" />}
        {busy === 'google' ? GOOGLE_TEXTS.busy : GOOGLE_TEXTS.submit}
      </Button>
      <div className="mt-5 text-center">
        <Button variant="quiet" size="sm" className="text-balance" disabled={busy !== null} onClick={toggleMode}>
          {texts.toggle}
        </Button>
      </div>
      {resetting && (
        <GuardedSheet onClose={() => setResetting(false)}>
          <ForgotPasswordDialog email={fields.email} onClose={() => setResetting(false)} />
        </GuardedSheet>
      )}
    </>
  );
}
