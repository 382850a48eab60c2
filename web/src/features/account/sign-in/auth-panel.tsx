import { LIMITS } from '@tuckaway/domain';
import { type FormEvent, useState } from 'react';
import { isInsideApp } from '../../../data/device/platform.ts';
import { lateSheet } from '../../../ui/dialog/guarded-sheet.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Drawing } from '../../../ui/icon.tsx';
import { OpenInBrowser } from '../../../ui/open-in-browser.tsx';
import { ConsentLine } from './consent-line.tsx';
import { GOOGLE_TEXTS, MODE_TEXTS, RESET_TEXTS } from './messages.ts';
import type { AuthForm } from './use-auth-form.ts';

const ForgotPasswordDialog = lateSheet(async () => (await import('./forgot-password-dialog.tsx')).ForgotPasswordDialog);

const GOOGLE = [
  'M21.3 12.2c0-.7-.1-1.3-.2-1.9H12v3.7h5.2a4.5 4.5 0 0 1-1.9 2.9v2.4h3.1c1.8-1.7 2.9-4.2 2.9-7.1ZM12 21.6c2.6 0 4.8-.9 6.4-2.3l-3.1-2.4c-.9.6-2 .9-3.3.9-2.5 0-4.7-1.7-5.4-4H3.3v2.5A9.6 9.6 0 0 0 12 21.6ZM6.6 13.8a5.7 5.7 0 0 1 0-3.6V7.7H3.3a9.6 9.6 0 0 0 0 8.6l3.3-2.5ZM12 6.2c1.4 0 2.7.5 3.7 1.4l2.7-2.7A9.6 9.6 0 0 0 3.3 7.7l3.3 2.5c.7-2.3 2.9-4 5.4-4Z',
];

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
        {busy !== 'google' && <Drawing paths={GOOGLE} filled className="size-5 stroke-none" />}
        {busy === 'google' ? GOOGLE_TEXTS.busy : GOOGLE_TEXTS.submit}
      </Button>
      <div className="mt-5 text-center">
        <Button variant="quiet" size="sm" className="text-balance" disabled={busy !== null} onClick={toggleMode}>
          {texts.toggle}
        </Button>
      </div>
      {resetting && <ForgotPasswordDialog email={fields.email} onClose={() => setResetting(false)} />}
    </>
  );
}
