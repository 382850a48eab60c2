import { PRODUCT_NAME } from '@tuckaway/domain';

export function Footer() {
  return (
    <footer className="border-t border-edge">
      <div className="page-margin mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2 py-8 text-label text-soft">
        <p>© 2025 {PRODUCT_NAME}</p>
        <p>For the last quiet minutes of the day.</p>
      </div>
    </footer>
  );
}
