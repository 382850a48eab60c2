import { readAppearance, specialPart, withoutSpecial } from '@tuckaway/domain';
import { lazy } from 'react';
import { GuardedSheet } from '../../../ui/dialog/guarded-sheet.tsx';
import { useChoice } from '../api/choices.ts';
import type { AppearanceFieldsProps } from './appearance-fields.tsx';
import { CHILD_LOOKS } from './appearance-words.ts';
import { FoldedSection } from './folded-section.tsx';
import { LooksConsent } from './looks-consent.tsx';

const AppearanceFields = lazy(async () => ({ default: (await import('./appearance-fields.tsx')).AppearanceFields }));

type Props = Omit<AppearanceFieldsProps, 'allowed'>;

/** How a remembered child is drawn, folded until the user opens it: most families never need it. */
export function ChildLooks(props: Props) {
  return (
    <FoldedSection icon="user" title={CHILD_LOOKS.title}>
      {(close) => (
        <GuardedSheet onClose={close}>
          <Looks {...props} />
        </GuardedSheet>
      )}
    </FoldedSection>
  );
}

/** The consent, and what may be chosen with it and without it. */
export function Looks({ value, onChange, disabled }: Props) {
  const allowed = useChoice('looks') === true;
  return (
    <>
      <LooksConsent given={allowed} onWithdrawn={() => onChange(withoutSpecial(value))} disabled={disabled} />
      <AppearanceFields
        allowed={allowed}
        value={allowed ? value : withoutSpecial(value)}
        // What is hidden until the family agrees stays as it is stored.
        onChange={(look) => onChange(allowed ? look : readAppearance({ ...look, ...specialPart(value) }))}
        disabled={disabled}
      />
    </>
  );
}
