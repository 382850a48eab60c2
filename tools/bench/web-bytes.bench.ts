/** What a visitor's browser fetches: the document, code until home is alive, code in all, and anything of Firebase. */
import type { Benchmark, Measured } from './frame.ts';
import { openPhone } from './web/browser.ts';
import { arrivedByHydration, followRequests, kilobytesOfCode } from './web/bytes.ts';
import { sites } from './web/sites.ts';
import { watchPages } from './web/watch-page.ts';

/** Every route of the specification but home and /auth, and one that there is not. */
const OTHERS = ['/create-story', '/premium', '/favorites', '/story/10', '/test-openai', '/no-such-page'];

const { site, begin, end } = sites('ours', 'obvious');

const fetching = (name: 'ours' | 'obvious') => async (): Promise<Measured> => {
  const { url, sent } = site(name);
  // What the worker copies for later is not the page's.
  const { context, close } = await openPhone({ serviceWorkers: 'block' });
  try {
    await watchPages(context);
    const visit = async (route: string) => {
      const page = await context.newPage();
      const requests = followRequests(page);
      await page.goto(url + route);
      const early = route === '/' ? await arrivedByHydration(page) : new Set<string>();
      await requests.silence();
      const all = await requests.all();
      await page.close();
      return { early, all };
    };
    const before = sent.length;
    const home = await visit('/');
    const document = sent[before]?.bytes ?? Number.NaN;
    // What they ask for is told from what the cache has of it, too.
    const others = await Promise.all(OTHERS.map(visit));
    return {
      'document, bytes of brotli': document,
      'code until alive, KB of gzip': kilobytesOfCode(home.all, home.early),
      'code in all, KB of gzip': kilobytesOfCode(home.all),
      'requests for Firebase': [home, ...others].flatMap(({ all }) => all).filter(({ firebase }) => firebase).length,
    };
  } finally {
    await close();
  }
};

export default {
  name: "What a visitor's browser fetches",
  unit: 'by figure',
  // The same each time but for what is early and what is late.
  rounds: 5,
  sides: { ours: fetching('ours'), obvious: fetching('obvious') },
  begin,
  end,
  note: `Code is counted as gzip, whatever it was sent as; a KB is 1000 bytes. Without the worker, which copies the app for later behind the page. Firebase: on /, ${OTHERS.join(', ')}.`,
  goals: [
    { figure: 'document, bytes of brotli', side: 'ours', atMost: 14_000 },
    { figure: 'code until alive, KB of gzip', side: 'ours', atMost: 100 },
    { figure: 'code in all, KB of gzip', side: 'ours', atMost: 130 },
    { figure: 'requests for Firebase', side: 'ours', atMost: 0 },
  ],
} satisfies Benchmark;
