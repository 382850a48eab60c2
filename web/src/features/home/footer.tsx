import { PRODUCT_NAME } from '@tuckaway/domain';
import type { ReactNode } from 'react';

/** @param notifications the way to the notification panel, where a person has no settings to find it in. */
export function Footer({ notifications }: { notifications?: ReactNode }) {
  return (
    <footer className="border-t border-edge">
      <div className="page-margin mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2 pt-8 pb-[calc(2rem+var(--dock-button))] text-label text-soft">
        <p>© 2025 {PRODUCT_NAME}</p>
        {notifications}
        <p>For the last quiet minutes of the day.</p>
      </div>
    </footer>
  );
}
