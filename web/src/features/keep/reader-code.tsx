import { encode } from 'uqr';
import { SCAN } from './messages.ts';

/** A QR code that opens the story's reader in the app, for the camera of a phone. @param path the reader's, from the site's root */
export function ReaderCode({ path }: { path: string }) {
  // Level M restores what a fold or a finger's smudge hides.
  const { data, size } = encode(new URL(path, location.origin).href, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <div className="mx-auto mt-[10mm] w-[30mm] text-[9pt]">
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={SCAN} className="w-full bg-[#fff]">
        <path d={squares} fill="#000" />
      </svg>
      <p className="mt-[2mm]">{SCAN}</p>
    </div>
  );
}
