import { Link } from 'react-router-dom';
import { CONSENT } from './messages.ts';

/** What continuing confirms. The links open beside the form, which keeps what was typed. */
export function ConsentLine({ className }: { className?: string }) {
  return (
    <p className={className}>
      {CONSENT.before}
      <LegalLink path="/terms">{CONSENT.terms}</LegalLink>
      {CONSENT.between}
      <LegalLink path="/privacy">{CONSENT.privacy}</LegalLink>
      {CONSENT.after}
    </p>
  );
}

function LegalLink({ path, children }: { path: string; children: string }) {
  return (
    <Link to={path} target="_blank" rel="noopener" className="text-lamp-ink underline underline-offset-4">
      {children}
      <span className="sr-only">{CONSENT.newTab}</span>
    </Link>
  );
}
