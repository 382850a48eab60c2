/** A whole loading screen: a lamp behind two hills, and a line of text. */
export function LoadingScreen({ label }: { label: string }) {
  return (
    <div
      role="status"
      className="page-margin grid min-h-screenful grid-rows-[auto_minmax(2.5rem,auto)] place-content-center justify-items-center gap-7 py-16 text-center"
    >
      <svg viewBox="0 0 200 132" aria-hidden="true" focusable="false" className="w-50 max-w-full">
        <circle cx="100" cy="62" r="58" className="animate-lamp-breath fill-lamp" opacity=".16" />
        <circle cx="100" cy="62" r="40" className="animate-lamp-breath fill-lamp" opacity=".22" />
        <circle cx="100" cy="62" r="25" className="fill-lamp" />
        <path d="M6 132c14-34 38-52 70-47 30 5 44 4 64-6 26-12 46 22 56 53Z" className="fill-mist" opacity=".45" />
        <path d="M0 132c20-26 50-36 84-25 40 13 76 3 116 25Z" className="fill-dusk" />
      </svg>
      <h1 className="font-display text-title font-semibold text-ink">{label}</h1>
    </div>
  );
}
