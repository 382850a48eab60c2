/** One run of Lighthouse's mobile simulation. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { LOCAL_DATA } from '../../local/paths.ts';

/** Whole reports of the last run, by name: what failed, and why. */
const REPORTS = join(LOCAL_DATA, 'bench-lighthouse');

const CATEGORIES = { performance: 'performance', accessibility: 'accessibility', 'best-practices': 'best practices', seo: 'SEO' } as const;

/** A machine that is busy with other things gives up on nothing that only takes its time. Milliseconds. */
const PATIENCE = { maxWaitForFcp: 120_000, maxWaitForLoad: 180_000 };

/** What every bench of it has to say beside its figures. */
export const SIMULATED =
  'Simulated from one load without delays: a slow phone (four times this CPU) on slow 4G. Real radios, thermal limits and a cold DNS are not in it; other work on this machine is, in TBT first.';

/** The four scores among the figures, 0 to 100. */
export const SCORES: readonly string[] = Object.values(CATEGORIES);

export interface LighthouseRun {
  url: string;
  /** Of a browser's DevTools protocol. */
  port: number;
  /** Of the report in .local-data. */
  name: string;
  /** Keeps the browser's storage: somebody is signed in. */
  keepStorage?: boolean;
}

/** Runs of one benchmark, and what cost them points. */
export function auditsOf() {
  /** How often, by report and audit. */
  const failures = new Map<string, number>();
  return {
    /** The scores, then milliseconds, except CLS, which has no unit. */
    async run(asked: LighthouseRun): Promise<Record<string, number>> {
      const { figures, failed } = await audit(asked);
      for (const id of failed) {
        const what = `${asked.name}: ${id}`;
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
    ...PATIENCE,
  });
  if (!result) throw new Error(`Lighthouse said nothing about ${url}.`);
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
