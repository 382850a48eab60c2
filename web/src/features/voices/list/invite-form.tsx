import { useMutation } from '@tanstack/react-query';
import { normalizePersonText, personTextProblem, type Story, VOICE_LIMITS } from '@tuckaway/domain';
import { useState } from 'react';
import { CallFailed } from '../../../data/http/call.ts';
import { Button } from '../../../ui/form/button.tsx';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { copyText } from '../../../ui/text/copy-text.ts';
import { invite } from '../api/invitations.ts';
import { refreshVoices } from '../api/story-voices.ts';
import { INVITE, VOICE } from './messages.ts';

/** Makes an invitation, and shows its link once: it is not stored anywhere. */
export function InviteForm({ story, onBack }: { story: Story; onBack: () => void }) {
  // A story of an earlier version does not know where the names are.
  const nameStays = story.template === undefined;
  const [name, setName] = useState('');
  const [showName, setShowName] = useState(nameStays);
  const [unfit, setUnfit] = useState(false);
  const invitation = useMutation({
    mutationFn: (typed: string) => invite({ storyId: story.id, name: typed, showName }),
    onSuccess: () => void refreshVoices(story.id),
  });
  const { data: link, error, isPending: busy } = invitation;

  function make(): void {
    const typed = normalizePersonText(name);
    const wrong = personTextProblem(typed, VOICE_LIMITS.name) !== null;
    setUnfit(wrong);
    if (!wrong) invitation.mutate(typed);
  }

  if (link !== undefined) return <InvitationLink link={link} onBack={onBack} />;
  return (
    <form
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
    >
      <TextField
        label={INVITE.who}
        hint={INVITE.hint}
        placeholder={INVITE.example}
        value={name}
        error={unfit ? INVITE.unfit : null}
        maxLength={VOICE_LIMITS.name}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <CheckBox label={INVITE.showName} hint={INVITE.hidden} checked={showName} disabled={nameStays} onChange={setShowName} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {busy ? INVITE.making : INVITE.make}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {INVITE.back}
        </Button>
        {/* What the server refuses is about the story as a rule. */}
        <p role="alert" className="basis-full text-ink empty:sr-only">
          {error && !unfit && ((error instanceof CallFailed && error.reason) || VOICE.trouble)}
        </p>
      </div>
    </form>
  );
}

function InvitationLink({ link, onBack }: { link: string; onBack: () => void }) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="space-y-6">
      <TextField label={INVITE.label} hint={INVITE.ready} value={link} readOnly onFocus={({ target }) => target.select()} />
      <div className="flex flex-wrap gap-3">
        {typeof navigator.share === 'function' && (
          <Button onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>{INVITE.share}</Button>
        )}
        <Button variant="secondary" onClick={() => void copyText(link).then(setCopied)}>
          {copied ? INVITE.copied : INVITE.copy}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {INVITE.back}
        </Button>
      </div>
    </div>
  );
}
