import { LegalPage } from './legal-page.tsx';
import { TERMS_LEAD, TERMS_SECTIONS } from './terms-text.ts';

export function TermsScreen() {
  return <LegalPage title="Terms of Service" lead={TERMS_LEAD} sections={TERMS_SECTIONS} />;
}
