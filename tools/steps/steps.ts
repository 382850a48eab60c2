/** Runs the steps of checks and tests and counts their results. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killTree } from '../local/kill-tree.ts';
import { leaveOnSignals } from '../local/leave-on-signals.ts';
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
  /** Called when the step has ended, also when it failed. */
  readonly onEnd?: () => void;
  /** Minutes after which the step is ended and fails; {@link MAX_MINUTES} by default. */
  readonly minutes?: number;
  /** Reads the program's own counts from the report it wrote; without it the program counts as one test. */
  readonly readCounts?: (report: unknown) => Counts;
}

/** Twice as long as the longest step of `npm run test:long` takes on two cores. */
const MAX_MINUTES = 30;

const bin = (...path: string[]) => join(ROOT, 'node_modules', ...path);
/** Replaced by the path of the report. */
const REPORT = '{report}';

export const LINT_STEPS: readonly Step[] = [
  { name: 'lint', command: [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings'] },
  {
    name: 'directions',
    command: [
      bin('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      ...['domain', 'art', 'web', 'functions', 'tools', 'tests'],
    ],
  },
];

/** Checks every realm that the root tsconfig.json refers to, and only what changed. */
export const TYPE_STEP: Step = { name: 'types', command: [bin('typescript', 'bin', 'tsc'), '-b'] };

export function vitestStep(
  project: 'unit' | 'web' | 'rules' | 'attacks' | 'functions' | 'other-browsers' | 'start',
  environment: Record<string, string> = {},
): Step {
  return {
    name: project,
    command: [bin('vitest', 'vitest.mjs'), 'run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`],
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

/** Runs a step with its output on this terminal. A program that fails without a failed test counts as one failed test. */
export async function runStep(step: Step): Promise<StepResult> {
  say(`\n── ${step.name}`);
  return run(step, 'inherit');
}

/** A step that what it needs is missing for: counted as skipped, and listed above the sum. @param missing what to install */
export function missedStep(name: string, missing: string): StepResult {
  return { name, seconds: 0, passed: 0, failed: 0, skipped: 1, troubles: [`not run, because this machine lacks ${missing}`] };
}

/** A step that runs in this process. */
export interface OwnStep {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

/** Runs independent steps two at a time, in their order, and prints the output of each when it has ended. @throws what an {@link OwnStep} throws. */
export async function runInPairs(steps: readonly (Step | OwnStep)[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const waiting = steps.entries();
  const ended: (() => void)[] = [];
  let printed = 0;
  const work = async () => {
    for (const [index, step] of waiting) {
      const lines: string[] = [];
      results[index] = 'run' in step ? await runHere(step) : await run(step, (text) => lines.push(text));
      ended[index] = () => say(`\n── ${step.name}\n${lines.join('')}`.trimEnd());
      for (; ended[printed]; printed += 1) ended[printed]?.();
    }
  };
  await Promise.all([work(), work()]);
  return results;
}

async function runHere({ name, run: task }: OwnStep): Promise<StepResult> {
  const started = Date.now();
  await task();
  return { name, seconds: (Date.now() - started) / 1000, passed: 1, failed: 0, skipped: 0 };
}

async function run(step: Step, output: 'inherit' | ((text: string) => void)): Promise<StepResult> {
  await step.ready;
  const folder = mkdtempSync(join(tmpdir(), 'tuckaway-'));
  const report = join(folder, 'report.json');
  const put = (text: string) => text.replace(REPORT, report);
  const started = Date.now();
  const { minutes = MAX_MINUTES } = step;
  const code = await new Promise<number>((resolve) => {
    const to = output === 'inherit' ? 'inherit' : 'pipe';
    const child = spawn(process.execPath, step.command.map(put), {
      cwd: ROOT,
      stdio: ['ignore', to, to],
      // In a group of its own, so that hanging workers of a test runner are ended too.
      detached: true,
      env: {
        ...process.env,
        // What a step leaves in its folder for temporary files goes with the report.
        TMPDIR: folder,
        ...Object.fromEntries(Object.entries(step.environment ?? {}).map(([name, value]) => [name, put(value)])),
      },
    });
    if (output !== 'inherit') for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', output);
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
  step.onEnd?.();
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

/** Prints a table of the steps, the tests that failed and, last, the sum. @returns the exit code. */
export function summarize(results: readonly StepResult[]): number {
  say('');
  for (const { name, seconds, passed, failed, skipped } of results) {
    say(
      `${name.padEnd(18)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${String(skipped).padStart(4)} skipped ${seconds.toFixed(0).padStart(5)} s`,
    );
  }
  const sum = (key: 'passed' | 'failed' | 'skipped') => results.reduce((total, result) => total + result[key], 0);
  say('');
  for (const { name, troubles = [] } of results) for (const line of troubles) say(`${name}: ${line}`);
  say(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  return sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
}
