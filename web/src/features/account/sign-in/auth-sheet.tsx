import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { AuthPanel } from './auth-panel.tsx';
import { MODE_TEXTS } from './messages.ts';
import { useAuthForm } from './use-auth-form.ts';

interface AuthSheetProps {
  onSignedIn: () => void;
  onDismiss: () => void;
}

/** Everything from /auth on top of another screen, beginning with a new account (decision P26). */
export function AuthSheet({ onSignedIn, onDismiss }: AuthSheetProps) {
  const auth = useAuthForm('create', onSignedIn);
  const { heading, lead } = MODE_TEXTS[auth.mode];
  return (
    <Dialog open onClose={onDismiss} title={heading} description={<p className="text-[0.9375rem] leading-snug">{lead}</p>}>
      <AuthPanel {...auth} />
    </Dialog>
  );
}
