/** One run of Lighthouse's mobile simulation. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { LOCAL_DATA } from '../../local/paths.ts';

/** The complete reports of the last run, by name. */
const REPORTS = join(LOCAL_DATA, 'bench-lighthouse');

const CATEGORIES = { performance: 'performance', accessibility: 'accessibility', 'best-practices': 'best practices', seo: 'SEO' } as const;

/** The score, 0 to 100, that each category must reach. */
export const SCORE_GOALS = [
  ['performance', 95],
  ['accessibility', 100],
  ['best practices', 100],
  ['SEO', 100],
] as const;

/** Long enough for a busy machine. Milliseconds. */
const TIMEOUTS = { maxWaitForFcp: 120_000, maxWaitForLoad: 180_000 };

/** The note of every benchmark that uses Lighthouse. */
export const SIMULATED =
  'Lighthouse simulates a slow phone (CPU 4 times slower) on slow 4G from one load at full speed. Other work on this machine raises TBT.';

export interface LighthouseRun {
  url: string;
  /** The port of the browser's DevTools protocol. */
  port: number;
  /** File name of the report in .local-data. */
  name: string;
  /** Keeps the browser's storage, and with it the sign-in. */
  keepStorage?: boolean;
}

/** Collects which audits cost points in the runs of one benchmark. */
export function auditsOf() {
  /** Number of runs by report and audit. */
  const failures = new Map<string, number>();
  return {
    /** Scores, then milliseconds; CLS has no unit. */
    async run(options: LighthouseRun): Promise<Record<string, number>> {
      const { figures, failed } = await audit(options);
      for (const id of failed) {
        const what = `${options.name}: ${id}`;
        failures.set(what, (failures.get(what) ?? 0) + 1);
      }
      return figures;
    },
    remarks: () => [...failures].map(([what, times]) => `cost points in ${times} ${times === 1 ? 'run' : 'runs'}: ${what}`),
  };
}

async function audit({ url, port, name, keepStorage = false }: LighthouseRun) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: Object.keys(CATEGORIES),
    disableFullPageScreenshot: true,
    disableStorageReset: keepStorage,
    ...TIMEOUTS,
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(join(REPORTS, `${name}.json`), JSON.stringify(lhr));
  const number = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const scores = Object.entries(CATEGORIES).map(([id, label]) => [label, Math.round((lhr.categories[id]?.score ?? Number.NaN) * 100)]);
  return {
    figures: {
      ...Object.fromEntries(scores),
      LCP: number('largest-contentful-paint'),
      TBT: number('total-blocking-time'),
      CLS: number('cumulative-layout-shift'),
      'benchmark index': lhr.environment.benchmarkIndex,
    },
    failed: Object.values(lhr.categories)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
