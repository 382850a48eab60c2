/** Home is finished HTML, so its code is fetched only after the scene is on the screen, to leave the network to the picture. */

/** Milliseconds to wait for the scene. */
const MAX_WAIT_MS = 3000;

const ENTRY = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOADS = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/** The files that the page starts with, in the order in which they run: the entry is the last. @throws where it has none. */
function entryFiles(html: string): string[] {
  const entry = ENTRY.exec(html)?.[1];
  if (entry === undefined) throw new Error('The shell has no entry.');
  return [...[...html.matchAll(PRELOADS)].map(([, href = '']) => href), entry];
}

/**
 * Replaces the entry and its imports by a script that loads them: when the first picture is painted (Element Timing where the browser has
 * it, otherwise shortly after it has loaded), at the first input, or at once where the page is not for this browser (`data-waiting`,
 * src/app/prerendered.ts). Failed files are requested again at the next input or when the network is back.
 * Each file is requested and run in a task of its own, because running the libraries alone takes an old phone 50 ms.
 * The script also stores the browser's only offer to install the app (src/data/pwa/install-prompt.ts) and the button that was pressed last,
 * for the app to press it again (src/app/prerendered.ts).
 * @param screen the files of home's screen, requested beside the entry.
 */
export function withLateEntry(html: string, screen: readonly string[]): string {
  const script = `(([code, screen]) => {
        const preload = (href) =>
          document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
        let requested = false;
        const start = async () => {
          if (requested) return;
          requested = true;
          for (const href of [...code.slice(1), ...screen]) setTimeout(preload, 0, href);
          try {
            for (const file of code) {
              await import(file);
            }
          } catch {
            requested = false;
          }
        };
        addEventListener('beforeinstallprompt', (event) => {
          event.preventDefault();
          window.tuckawayInstallOffer = event;
        });
        let pressed;
        const press = ({ target }) => {
          pressed = target.closest('button');
        };
        addEventListener('click', press);
        window.tuckawayPressed = () => {
          removeEventListener('click', press);
          return pressed;
        };
        for (const event of ['pointerdown', 'keydown', 'online']) addEventListener(event, start, { passive: true });
        if (document.documentElement.hasAttribute('data-waiting')) return start();
        setTimeout(start, ${MAX_WAIT_MS});
        const painted = () => requestAnimationFrame(() => setTimeout(start));
        addEventListener('DOMContentLoaded', () => {
          const scene = document.querySelector('img');
          const timed = scene && 'elementTiming' in scene;
          if (timed) new PerformanceObserver(start).observe({ type: 'element', buffered: true });
          else if (!scene || scene.complete) return painted();
          for (const end of timed ? ['error'] : ['load', 'error']) scene.addEventListener(end, painted);
        });
      })(JSON.parse(document.getElementById('home-code').textContent));`;
  // The names are not in the script, so that its hash in the policy stays the same.
  const names = `<script type="application/json" id="home-code">${JSON.stringify([entryFiles(html), screen])}</script>`;
  return html.replace(PRELOADS, '').replace(ENTRY, () => `\n    ${names}\n    <script>\n      ${script}\n    </script>`);
}
