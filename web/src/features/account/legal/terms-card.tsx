import { useId } from 'react';
import { Link } from 'react-router-dom';
import { handFocusOver } from '../../../ui/dialog/lost-focus.ts';
import { Button } from '../../../ui/form/button.tsx';
import { agreeToTerms } from '../../parents/api/agreements.ts';
import { TERMS_CARD } from './messages.ts';

/** Shows a user that the terms are new or changed, until they agree. Loaded late. */
export function TermsCard({ uid }: { uid: string }) {
  const title = useId();
  return (
    <section ref={handFocusOver} aria-labelledby={title} className="sheet w-full max-w-md animate-sheet-in p-4 shadow-lifted sm:p-5">
      <h2 id={title} className="font-display text-[1.1875rem]/tight font-semibold">
        {TERMS_CARD.title}
      </h2>
      <p className="mt-1 text-[0.9375rem] leading-snug text-soft">{TERMS_CARD.lead}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
        <Button variant="secondary" size="sm" onClick={() => void agreeToTerms(uid)}>
          {TERMS_CARD.agree}
        </Button>
        <Link to="/terms" className="inline-flex min-h-11 min-w-11 items-center text-label text-lamp-ink">
          {TERMS_CARD.terms}
        </Link>
        <Link to="/privacy" className="inline-flex min-h-11 min-w-11 items-center text-label text-lamp-ink">
          {TERMS_CARD.privacy}
        </Link>
      </div>
    </section>
  );
}
