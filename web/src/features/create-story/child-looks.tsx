import { lazy, useId, useState } from 'react';
import { GuardedSheet } from '../../ui/dialog/guarded-sheet.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { AppearanceFieldsProps } from './appearance-fields.tsx';
import { CHILD_LOOKS } from './appearance-words.ts';

const AppearanceFields = lazy(async () => ({ default: (await import('./appearance-fields.tsx')).AppearanceFields }));

/** How a remembered child is drawn, folded until the user opens it: most families never need it. */
export function ChildLooks(props: AppearanceFieldsProps) {
  const [opened, setOpened] = useState(false);
  const contentId = useId();
  return (
    <section className="mt-6 border-t border-edge pt-4">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-4"
        aria-expanded={opened}
        aria-controls={contentId}
        onClick={() => setOpened(!opened)}
      >
        <Icon name="user" />
        {CHILD_LOOKS.title}
      </Button>
      <div id={contentId} hidden={!opened}>
        {opened && (
          <GuardedSheet onClose={() => setOpened(false)}>
            <AppearanceFields {...props} />
          </GuardedSheet>
        )}
      </div>
    </section>
  );
}
