/** Shown instead of the whole app when its shell threw. Uses no component of ours, which could be broken too. */
export function AppTrouble() {
  return (
    <main id="main" className="page-margin py-20 text-center">
      <h1 className="font-display text-head">This page would not open</h1>
      <a href="/" className="inline-block py-3 text-lamp-ink">
        Return Home
      </a>
    </main>
  );
}
