/** Runs the steps of checks and tests and counts their results. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killTree, leaveOnSignals } from '../local/kill-tree.ts';
import { ROOT } from '../local/paths.ts';
import { say } from '../local/say.ts';
import { type Counts, readPlaywrightReport, readVitestReport } from './test-reports.ts';

export interface StepResult extends Counts {
  name: string;
  seconds: number;
}

export interface Step {
  readonly name: string;
  /** Arguments for Node: a program of an installed package. */
  readonly command: readonly string[];
  readonly environment?: Record<string, string>;
  /** Resolves when the step can begin. */
  readonly ready?: Promise<unknown>;
  /** Minutes after which the step is ended and fails; {@link MAX_MINUTES} by default. */
  readonly minutes?: number;
  /** Reads the program's own counts from the report it wrote; without it the program counts as one test. */
  readonly readCounts?: (report: unknown) => Counts;
}

/** Half as long again as the longest step of `npm run test:long` takes on two busy cores. */
const MAX_MINUTES = 45;

const bin = (...path: string[]) => join(ROOT, 'node_modules', ...path);
/** Replaced by the path of the report. */
const REPORT = '{report}';

const CRUISER = bin('dependency-cruiser', 'bin', 'dependency-cruiser.mjs');

export const LINT_STEPS: readonly Step[] = [
  { name: 'lint', command: [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings'] },
  {
    name: 'directions',
    command: [CRUISER, '--config', '.dependency-cruiser.cjs', 'domain', 'art', 'web', 'functions', 'tools', 'tests'],
  },
  { name: 'folders', command: [CRUISER, '--config', '.dependency-cruiser.folders.cjs', 'functions', 'web/src/data'] },
];

/**
 * Checks every realm that the root tsconfig.json refers to, and only what changed. With TypeScript 7, which needs a third of the CPU time;
 * dependency-cruiser reads version 6, because 7 has no API yet.
 */
export const TYPE_STEP: Step = { name: 'types', command: [bin('@typescript', 'native', 'bin', 'tsc'), '-b', '--singleThreaded'] };

export function vitestStep(
  project: 'unit' | 'web' | 'rules' | 'attacks' | 'functions' | 'other-browsers' | 'start',
  environment: Record<string, string> = {},
): Step {
  return {
    name: project,
    command: [
      bin('vitest', 'vitest.mjs'),
      'run',
      '--project',
      project,
      '--reporter=minimal',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
    ],
    environment,
    readCounts: readVitestReport,
  };
}

export function browserStep(environment: Record<string, string>): Step {
  return {
    name: 'browser',
    command: [bin('@playwright', 'test', 'cli.js'), 'test', '--config', 'tests/browser/playwright.config.ts'],
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
    readCounts: readPlaywrightReport,
  };
}

/** A step that cannot run on this machine: counted as skipped, and listed above the sum. @param missing what to install */
export function missedStep(name: string, missing: string): StepResult {
  return { name, seconds: 0, passed: 0, failed: 0, skipped: 1, troubles: [`not run, because this machine lacks ${missing}`] };
}

/** A step that runs in this process. Without counts of its own it counts as one passed test. */
export interface OwnStep {
  readonly name: string;
  readonly run: () => Promise<Counts | undefined>;
}

/**
 * Runs steps two at a time, and prints a row of the table for each when it has ended, below its output if it failed.
 * @param steps independent ones, in their order.
 * @param chain others, one after the other beside them.
 * @returns the results in the order in which the steps ended.
 * @throws what an {@link OwnStep} throws.
 */
export async function runSteps(steps: readonly (Step | OwnStep)[], chain: readonly (Step | OwnStep)[] = []): Promise<StepResult[]> {
  const results: StepResult[] = [];
  // Shared by both, so that each takes the next step that is left.
  const independent = steps.values();
  const work = async (list: Iterable<Step | OwnStep>) => {
    for (const step of list) {
      const output: string[] = [];
      const result = 'run' in step ? await runHere(step) : await run(step, (text) => output.push(text));
      results.push(result);
      if (result.failed > 0) say(`\n── ${step.name}\n${output.join('')}`.trimEnd());
      sayRow(result);
    }
  };
  await Promise.all([work(chain).then(() => work(independent)), work(independent)]);
  return results;
}

function sayRow({ name, seconds, passed, failed, skipped }: StepResult): void {
  const counts = [`${passed} passed`.padStart(12), `${failed} failed`.padStart(11), `${skipped} skipped`.padStart(12)];
  say(`${name.padEnd(16)}${counts.join('')}${seconds.toFixed(0).padStart(6)} s`);
}

async function runHere({ name, run: task }: OwnStep): Promise<StepResult> {
  const started = Date.now();
  const counts = (await task()) ?? { passed: 1, failed: 0, skipped: 0 };
  return { name, seconds: (Date.now() - started) / 1000, ...counts };
}

async function run(step: Step, output: (text: string) => void): Promise<StepResult> {
  await step.ready;
  const folder = mkdtempSync(join(tmpdir(), 'tuckaway-'));
  const report = join(folder, 'report.json');
  const put = (text: string) => text.replace(REPORT, report);
  const started = Date.now();
  const { minutes = MAX_MINUTES } = step;
  const code = await new Promise<number>((resolve) => {
    const child = spawn(process.execPath, step.command.map(put), {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      // In a group of its own, so that hanging workers of a test runner are ended too.
      detached: true,
      env: {
        ...process.env,
        // What a step leaves in its folder for temporary files goes with the report.
        TMPDIR: folder,
        ...Object.fromEntries(Object.entries(step.environment ?? {}).map(([name, value]) => [name, put(value)])),
      },
    });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', output);
    const release = endWithThisProcess(child);
    const late = setTimeout(() => {
      say(`\n${step.name} has not ended within ${minutes} minutes and is stopped.`);
      killTree(child);
    }, minutes * 60_000);
    const end = (status: number) => {
      clearTimeout(late);
      release();
      resolve(status);
    };
    // The output is complete only then.
    child.on('close', (status) => end(status ?? 1));
    child.on('error', () => end(1));
  });
  const counts = countsOf(step, report, code);
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  return { name: step.name, seconds: (Date.now() - started) / 1000, ...counts };
}

/** Ends the program when this process ends. @returns a function to call when the program has ended. */
function endWithThisProcess(child: ChildProcess): () => void {
  const kill = () => killTree(child);
  const stay = leaveOnSignals();
  process.once('exit', kill);
  return () => {
    process.off('exit', kill);
    stay();
  };
}

function countsOf(step: Step, report: string, code: number): Counts {
  const whole = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  if (!step.readCounts) return whole;
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const counts = step.readCounts(JSON.parse(readFileSync(report, 'utf8')));
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  // Without any test the run proves nothing.
  if (counts.passed + counts.failed === 0) counts.failed = 1;
  return counts;
}

/** Files that are listed for each step. */
const MAX_SLOW_FILES = 10;
/** Seconds; faster files are not listed. */
const SLOW = 1;

/** Prints what failed browser tests showed, the slowest files of each step, the tests that failed and, last, the sum. @returns the exit code. */
export function summarize(results: readonly StepResult[]): number {
  for (const { name, pages = [] } of results) for (const page of pages) say(`\nWhat ${name} showed in: ${page}`);
  for (const { name, files = [] } of results) {
    const slow = files.filter(({ seconds }) => seconds >= SLOW).sort((one, other) => other.seconds - one.seconds);
    if (slow.length > 0) say(`\nSlowest files of ${name}`);
    for (const { file, seconds } of slow.slice(0, MAX_SLOW_FILES)) say(`${seconds.toFixed(1).padStart(6)} s  ${file}`);
  }
  say('');
  for (const { name, troubles = [] } of results) for (const line of troubles) say(`${name}: ${line}`);
  const sum = (key: 'passed' | 'failed' | 'skipped') => results.reduce((total, result) => total + result[key], 0);
  say(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  return sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
}
