/** The page is whole without its code, which would only take the line from the scene: it is fetched once that is on the screen. */
import type { SignIn } from './preloads.ts';

/** Milliseconds after which a scene that is still on its way is waited for no longer. */
const PATIENCE = 3000;

const ENTRY = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOADS = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/** The files that the shell begins with, in the order in which they run: the entry is the last. @throws where it has none. */
export function entryCode(html: string): string[] {
  const entry = ENTRY.exec(html)?.[1];
  if (entry === undefined) throw new Error('The shell has no entry.');
  return [...[...html.matchAll(PRELOADS)].map(([, href = '']) => href), entry];
}

/** The shell with its entry only fetched: a script is to run it. */
export function withEntryFetched(html: string): string {
  return html.replace(ENTRY, (_, entry: string) => `\n    <link rel="modulepreload" crossorigin href="${entry}">`);
}

/**
 * Takes the entry and what it imports out of a page, and has a script ask for them instead: when the first picture is on the screen (the
 * browser says so where it knows Element Timing; else some moments after it has come), at the first press, or at once where the page is not
 * for this browser (`data-waiting`, src/app/prerendered.ts).
 * Meanwhile it keeps the browser's offer to install the app, which is made once (src/data/pwa/install-prompt.ts).
 * It also remembers the button that was pressed last, for the code to press it again once it can answer (src/app/prerendered.ts).
 * Each file is asked for, and run, in a task of its own: to begin a fetch takes an old phone a dozen milliseconds, to run the libraries fifty.
 * What could not be had is asked for again at the next press, or when the network is back.
 * Where somebody is remembered, what opens their session comes along.
 * @param more files that are wanted as soon as those.
 */
export function withLateEntry(html: string, more: readonly string[], signIn: SignIn): string {
  const script = `(([code, screen, signIn, hosts]) => {
        const link = (properties) => document.head.append(Object.assign(document.createElement('link'), properties, { crossOrigin: '' }));
        const known = document.documentElement.dataset.waiting === 'signed-in';
        if (known) for (const href of hosts) link({ rel: 'preconnect', href });
        let asked = false;
        const ask = async () => {
          if (asked) return;
          asked = true;
          for (const href of new Set([...code.slice(1), ...screen, ...(known ? signIn : [])])) setTimeout(link, 0, { rel: 'modulepreload', href });
          try {
            for (const file of code) {
              await import(file);
            }
          } catch {
            asked = false;
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
        for (const event of ['pointerdown', 'keydown', 'online']) addEventListener(event, ask, { passive: true });
        if (document.documentElement.hasAttribute('data-waiting')) return ask();
        setTimeout(ask, ${PATIENCE});
        const painted = () => requestAnimationFrame(() => setTimeout(ask));
        addEventListener('DOMContentLoaded', () => {
          const scene = document.querySelector('img');
          const told = scene && 'elementTiming' in scene;
          if (told) new PerformanceObserver(ask).observe({ type: 'element', buffered: true });
          else if (!scene || scene.complete) return painted();
          for (const end of told ? ['error'] : ['load', 'error']) scene.addEventListener(end, painted);
        });
      })(JSON.parse(document.getElementById('home-code').textContent));`;
  // The names beside the script, whose hash is in the policy: a deployment that changes no more than names leaves that as it is.
  const names = `<script type="application/json" id="home-code">${JSON.stringify([entryCode(html), more, signIn.files, signIn.hosts])}</script>`;
  return html.replace(PRELOADS, '').replace(ENTRY, () => `\n    ${names}\n    <script>\n      ${script}\n    </script>`);
}
