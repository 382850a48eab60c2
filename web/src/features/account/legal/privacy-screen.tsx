import { LegalPage } from './legal-page.tsx';
import { PRIVACY_LEAD, PRIVACY_SECTIONS } from './privacy-text.ts';

export function PrivacyScreen() {
  return <LegalPage title="Privacy Policy" lead={PRIVACY_LEAD} sections={PRIVACY_SECTIONS} />;
}
