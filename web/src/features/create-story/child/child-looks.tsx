import { lazy } from 'react';
import { GuardedSheet } from '../../../ui/dialog/guarded-sheet.tsx';
import type { AppearanceFieldsProps } from './appearance-fields.tsx';
import { CHILD_LOOKS } from './appearance-words.ts';
import { FoldedSection } from './folded-section.tsx';

const AppearanceFields = lazy(async () => ({ default: (await import('./appearance-fields.tsx')).AppearanceFields }));

/** How a remembered child is drawn, folded until the user opens it: most families never need it. */
export function ChildLooks(props: AppearanceFieldsProps) {
  return (
    <FoldedSection icon="user" title={CHILD_LOOKS.title}>
      {(close) => (
        <GuardedSheet onClose={close}>
          <AppearanceFields {...props} />
        </GuardedSheet>
      )}
    </FoldedSection>
  );
}
