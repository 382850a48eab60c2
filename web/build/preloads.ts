import type { Rolldown } from 'vite';

interface Screen {
  readonly path: string;
  /** What src/app/routes.tsx loads for it. */
  readonly module: string;
  /** The largest thing on the screen. */
  readonly picture?: string;
  /** What it asks for only once it is known who is signed in. */
  readonly later?: readonly string[];
  /** The face of the text that comes then, without which its lines would break anew. */
  readonly face?: string;
}

/** What a picture of a family's own story is composed with, but for its place and its hero. */
const KIT = ['art/load.ts', 'art/tokens.ts'];

/** Any other address is told that it is none. */
const SCREENS: readonly Screen[] = [
  { path: '^/auth$', module: 'features/auth/auth-screen.tsx', picture: '/art/covers/moon.svg' },
  { path: '^/create-story$', module: 'features/create-story/create-story-screen.tsx' },
  {
    path: '^/favorites$',
    module: 'app/favorites-route.tsx',
    later: ['data/favorites/favorite-items.ts', ...KIT],
  },
  {
    path: '^/my-stories$',
    module: 'app/my-stories-route.tsx',
    later: ['data/stories/shelf/load-shelf.ts', ...KIT],
  },
  { path: '^/premium$', module: 'features/premium/premium-screen.tsx' },
  { path: '^/story/', module: 'app/curated-reader-route.tsx' },
  {
    path: '^/read-story',
    module: 'app/family-reader-route.tsx',
    later: KIT,
    face: 'literata-latin',
  },
];

/**
 * What opens a family's session with what the device keeps, and begins with it; the provider's code comes when there is time
 * (src/data/session/load-profile.ts).
 */
const SIGN_IN = ['app/begin-signed-in.ts', 'data/session/load-profile.ts'];

/** The files of modules that are loaded late, with all that they import, but for those that the page names. @throws where the build has none of it. */
export function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[], html: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files = new Set<string>();
  for (const module of modules) {
    const isIt = (id: string | null) => id?.endsWith(`/src/${module}`) === true;
    const own = chunks.find(({ facadeModuleId }) => isIt(facadeModuleId)) ?? chunks.find(({ moduleIds }) => moduleIds.some(isIt));
    if (own === undefined) throw new Error(`The build has no chunk for ${module}.`);
    files.add(own.fileName);
  }
  for (const name of files) for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) files.add(next);
  return [...files].map((name) => `/${name}`).filter((name) => !html.includes(`"${name}"`));
}

/** A face of the build. @throws where it has none of that name. */
function faceOf(bundle: Rolldown.OutputBundle, name: string): string {
  const face = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(`${name}.woff2`));
  if (face === undefined) throw new Error(`The build has no face ${name}.`);
  return `/${face.fileName}`;
}

/** Milliseconds that a screen has for itself before the manifest and its icon come. */
const SCREEN_FIRST = 4000;

/**
 * Fetches the code of the screen at this address and its picture.
 * Where somebody is remembered, it also fetches what opens their session and what is asked for only then, and opens the lines to the provider
 * and the database: one after the other that is a dozen ways there and back.
 * Then it runs what the page begins with, each file in a task of its own, and names the manifest: Chromium fetches that and an icon of it, 24 kB,
 * as soon as it is named, so it hears of it a while after the code has run and the page is loaded; other browsers, which want it when
 * somebody installs the app, from the start.
 * The same in every build, as is its hash; the files stand beside it.
 */
const SCRIPT = `const [code, screens, manifest, signIn, hosts] = JSON.parse(document.getElementById('screens').textContent);
      const show = (src) => src && Object.assign(new Image(), { fetchPriority: 'high', src });
      const link = (properties) => document.head.append(Object.assign(document.createElement('link'), properties));
      const ask = (href) =>
        link({ crossOrigin: '', ...(href.endsWith('.js') ? { rel: 'modulepreload' } : { rel: 'preload', as: 'font' }), href });
      const known = document.documentElement.dataset.waiting === 'signed-in';
      if (known) for (const href of hosts) link({ rel: 'preconnect', crossOrigin: '', href });
      for (const [path, files, later, picture] of screens)
        if (new RegExp(path).test(location.pathname)) {
          new Set([...files, ...(known ? [...signIn, ...later] : [])]).forEach(ask);
          show(picture);
        }
      const name = () => link({ rel: 'manifest', href: manifest });
      const early = !('onbeforeinstallprompt' in window);
      if (early) name();
      const run = async () => {
        try {
          for (const file of code) {
            await import(file);
          }
        } catch (error) {
          console.error(error);
          addEventListener('online', run, { once: true });
          return;
        }
        if (early) return;
        const whenQuiet = () => setTimeout(() => requestIdleCallback(name, { timeout: 2000 }), ${SCREEN_FIRST});
        if (document.readyState === 'complete') whenQuiet();
        else addEventListener('load', whenQuiet);
      };
      run();`;

/** What a page does at once where somebody is remembered, as the head's script has found out (`data-waiting`, src/app/prerendered.ts). */
export interface SignIn {
  /** The code that opens their session. */
  readonly files: readonly string[];
  /** Where the provider and the database are, as origins. */
  readonly hosts: readonly string[];
}

/** The files of it that the page does not name yet. */
export function signInFiles(bundle: Rolldown.OutputBundle, html: string): string[] {
  return filesOf(bundle, SIGN_IN, html);
}

interface Shell {
  readonly html: string;
  /** What it begins with, in its order. */
  readonly code: readonly string[];
  readonly manifest: string;
  readonly signIn: SignIn;
}

/** For the shell, which is one for many addresses: it has the browser fetch what the screen needs beside the code that it begins with. */
export function screenPreloads(bundle: Rolldown.OutputBundle, { html, code, manifest, signIn }: Shell): string {
  const screens = SCREENS.map(({ path, module, picture, later = [], face }) => {
    const files = filesOf(bundle, [module], html);
    const more = filesOf(bundle, later, html).filter((file) => !files.includes(file) && !signIn.files.includes(file));
    return [path, files, face === undefined ? more : [...more, faceOf(bundle, face)], picture];
  });
  const names = JSON.stringify([code, screens, manifest, signIn.files, signIn.hosts]);
  return `<script type="application/json" id="screens">${names}</script>\n    <script>\n      {\n      ${SCRIPT}\n      }\n    </script>`;
}
