/** Home is prerendered, so its code is fetched only after the hero picture is painted, which leaves the network to the picture. */

/** The longest wait for the picture, in milliseconds. */
const MAX_WAIT_MS = 3000;

const ENTRY = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOADS = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/** The page's scripts in the order in which they run, the entry last. @throws if there is no entry. */
function entryFiles(html: string): string[] {
  const entry = ENTRY.exec(html)?.[1];
  if (entry === undefined) throw new Error('The shell has no entry.');
  return [...[...html.matchAll(PRELOADS)].map(([, href = '']) => href), entry];
}

/**
 * Replaces the entry and its imports by a script that loads them: when the first picture is painted (by Element Timing if available,
 * otherwise shortly after it has loaded), at the first input, or at once if this page is hidden (`data-waiting`, src/app/prerendered.ts). Failed files are requested again at the next input or when the network is back.
 * Each file runs in its own task, because the libraries alone take 50 ms on an old phone.
 * The script also stores the browser's install prompt event (src/data/device/worker/install-prompt.ts) and the last pressed button, which the app presses
 * again (src/app/prerendered.ts).
 * @param screen files of home's screen, requested together with the entry.
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
  // The file names are outside the script, so that its hash in the policy never changes.
  const names = `<script type="application/json" id="home-code">${JSON.stringify([entryFiles(html), screen])}</script>`;
  return html.replace(PRELOADS, '').replace(ENTRY, () => `\n    ${names}\n    <script>\n      ${script}\n    </script>`);
}
