import { type ReactNode, type RefObject, useId, useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';

interface FoldedSectionProps {
  icon: IconName;
  title: string;
  opener?: RefObject<HTMLButtonElement | null>;
  /** Rendered while the section is open. */
  children: (close: () => void) => ReactNode;
}

/** A part of the child's sheet that is folded until the user opens it. */
export function FoldedSection({ icon, title, opener, children }: FoldedSectionProps) {
  const [opened, setOpened] = useState(false);
  const contentId = useId();
  return (
    <section className="mt-6 border-t border-edge pt-4">
      <Button
        ref={opener}
        variant="quiet"
        size="sm"
        className="-ml-4"
        aria-expanded={opened}
        aria-controls={contentId}
        onClick={() => setOpened(!opened)}
      >
        <Icon name={icon} />
        {title}
      </Button>
      <div id={contentId} hidden={!opened}>
        {opened && children(() => setOpened(false))}
      </div>
    </section>
  );
}
