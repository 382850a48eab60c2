/** What a visitor's browser fetches: the home document, its JavaScript, and anything of Firebase. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from '../local/paths.ts';
import type { Benchmark, Measured } from './frame.ts';
import { openPhone } from './web/browser.ts';
import { fetchedBy, kilobytesOfCode } from './web/bytes.ts';
import { sites } from './web/sites.ts';

/** Routes on which a visitor needs nothing of Firebase; the last one does not exist. */
const OTHERS = ['/create-story', '/premium', '/favorites', '/story/10', '/test-openai', '/no-such-page'];

const { url, begin, end } = sites('ours');

async function fetching(): Promise<Measured> {
  // The service worker fetches the whole app for later, which is not the page's own cost.
  const { context, close } = await openPhone({ serviceWorkers: 'block' });
  try {
    const visit = async (route: string) => fetchedBy(await context.newPage(), url('ours') + route);
    const home = await visit('/');
    const others = await Promise.all(OTHERS.map(visit));
    return {
      'document, bytes of brotli': brotliCompressSync(readFileSync(join(ROOT, 'web', 'dist-bench', 'index.html'))).byteLength,
      'code of home, KB of gzip': kilobytesOfCode(home),
      'requests for Firebase': [home, ...others].flat().filter(({ firebase }) => firebase).length,
    };
  } finally {
    await close();
  }
}

export default {
  name: "What a visitor's browser fetches",
  unit: 'by figure',
  rounds: 1,
  sides: { ours: fetching },
  begin,
  end,
  note: `Code is counted after gzip; a KB is 1000 bytes. Firebase: on / and ${OTHERS.join(', ')}.`,
  goals: [
    { figure: 'document, bytes of brotli', side: 'ours', atMost: 14_000 },
    { figure: 'code of home, KB of gzip', side: 'ours', atMost: 120 },
    { figure: 'requests for Firebase', side: 'ours', atMost: 0 },
  ],
} satisfies Benchmark;
