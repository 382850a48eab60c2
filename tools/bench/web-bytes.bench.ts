/** What a visitor's browser fetches: the document, code until home is alive, code in all, and anything of Firebase. */
import type { Benchmark, Measured } from './frame.ts';
import { openPhone } from './web/browser.ts';
import { arrivedByHydration, followRequests, kilobytesOfCode } from './web/bytes.ts';
import { sites } from './web/sites.ts';
import { watchPages } from './web/watch-page.ts';

/** Every route of the specification but /auth, and one that there is not. */
const ROUTES = ['/', '/create-story', '/premium', '/favorites', '/story/10', '/test-openai', '/no-such-page'];

const { site, begin, end } = sites('ours', 'obvious');

const fetching = (name: 'ours' | 'obvious') => async (): Promise<Measured> => {
  let firebase = 0;
  const figures: Record<string, number> = {};
  for (const route of ROUTES) {
    const { url, sent } = site(name);
    // What the worker copies for later is not the page's.
    const { context, close } = await openPhone({ serviceWorkers: 'block' });
    try {
      await watchPages(context);
      const page = await context.newPage();
      const before = sent.length;
      const requests = followRequests(page);
      await page.goto(url + route);
      if (route === '/') {
        const early = await arrivedByHydration(page);
        await requests.silence();
        const all = await requests.all();
        figures['document, bytes of brotli'] = sent[before]?.bytes ?? Number.NaN;
        figures['code until alive, KB of gzip'] = kilobytesOfCode(all, early);
        figures['code in all, KB of gzip'] = kilobytesOfCode(all);
      } else {
        await requests.silence();
      }
      firebase += (await requests.all()).filter((one) => one.firebase).length;
    } finally {
      await close();
    }
  }
  return { ...figures, 'requests for Firebase': firebase };
};

export default {
  name: "What a visitor's browser fetches",
  unit: 'by figure',
  // The same each time but for what is early and what is late.
  rounds: 5,
  sides: { ours: fetching('ours'), obvious: fetching('obvious') },
  begin,
  end,
  note: `Code is counted as gzip, whatever it was sent as; a KB is 1000 bytes. Without the worker, which copies the app for later behind the page. Firebase: on ${ROUTES.join(', ')}.`,
  goals: [
    { figure: 'document, bytes of brotli', side: 'ours', atMost: 14_000 },
    { figure: 'code until alive, KB of gzip', side: 'ours', atMost: 100 },
    { figure: 'code in all, KB of gzip', side: 'ours', atMost: 130 },
    { figure: 'requests for Firebase', side: 'ours', atMost: 0 },
  ],
} satisfies Benchmark;
