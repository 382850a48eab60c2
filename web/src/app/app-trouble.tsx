/** What stands in for the whole app where what holds the screens broke: it stands on nothing of ours that could be broken, too. */
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
