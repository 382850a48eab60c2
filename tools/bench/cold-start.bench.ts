/** What starting an instance costs before its first request, beside loading everything at once. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFunctions } from '../local/build.ts';
import { ROOT } from '../local/paths.ts';
import type { Benchmark } from './frame.ts';

const INDEX = pathToFileURL(join(ROOT, 'functions', 'lib', 'index.js')).href;
const EVERYTHING = ['openai', 'firebase-admin/app', 'firebase-admin/auth', 'firebase-admin/firestore', '@google-cloud/firestore'];

buildFunctions();

/** CPU milliseconds (user and system) of a process that loads these modules and ends. */
function cpuOfLoading(modules: readonly string[]): number {
  const script = `for (const name of ${JSON.stringify(modules)}) await import(name);const { user, system } = process.cpuUsage();console.log((user + system) / 1000);process.exit(0);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(ROOT, 'functions'),
    encoding: 'utf8',
    env: { ...process.env, GCLOUD_PROJECT: 'demo-bench' },
  });
  const cpu = Number(stdout.trim().split('\n').at(-1));
  if (!Number.isFinite(cpu)) throw new Error(stderr);
  return cpu;
}

export default {
  name: 'Cold start of an instance',
  unit: 'ms of CPU',
  rounds: 7,
  sides: {
    'our index': () => cpuOfLoading([INDEX]),
    'our index, and every library at once': () => cpuOfLoading([INDEX, ...EVERYTHING]),
  },
  note: 'Loading alone, on this machine; the platform adds its own start.',
} satisfies Benchmark;
