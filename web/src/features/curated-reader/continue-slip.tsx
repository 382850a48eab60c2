import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { continueFrom } from './messages.ts';

/** A slip of paper in the book, where somebody left off. It asks nothing: a press opens that page, and turning a page takes it away. */
export function ContinueSlip({ page, onContinue }: { page: number; onContinue: () => void }) {
  const open = (): void => {
    onContinue();
    // The pressed slip is gone: the focus goes on with the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <Button variant="secondary" size="sm" onClick={open} className="animate-veil-in shadow-card">
      <Icon name="book" className="size-4.5 text-lamp-ink" />
      {continueFrom(page)}
    </Button>
  );
}
