/**
 * Lets an instance of a function answer several calls at once, as deployed ones do. The Functions emulator starts a process for each call that comes
 * while others are answered or a process starts, and each takes two seconds of CPU time. Loaded with `node --import` before firebase-tools.
 */
import http from 'node:http';
import { createRequire } from 'node:module';
import { RUNTIME } from '../../../functions/src/config/runtime.ts';

// An instance closes a connection that was unused for five seconds, and a call that comes at that moment would fail.
http.globalAgent = new http.Agent({ keepAlive: false });

type Worker = { state: string };

interface Pool {
  getIdleWorker(triggerId: string, runtime: string): Worker | undefined;
  getTriggerWorkers(triggerId: string, runtime: string): Worker[];
}

interface Emulator {
  startRuntime(backend: unknown, trigger?: { id: string }): Promise<unknown>;
}

const require = createRequire(import.meta.url);
const pool: Pool = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js').RuntimeWorkerPool.prototype;
const emulator: Emulator = require('firebase-tools/lib/emulator/functionsEmulator.js').FunctionsEmulator.prototype;
const { getIdleWorker } = pool;
const { startRuntime } = emulator;

/** Ids (region and name) of functions with instances that answer several calls at once. */
const answersSeveral = (id: string): boolean =>
  Object.entries(RUNTIME).some(([name, [_memory, _seconds, _instances, calls]]) => calls > 1 && id.endsWith(`-${name}`));

pool.getIdleWorker = function (triggerId, runtime) {
  const idle = getIdleWorker.call(this, triggerId, runtime);
  if (idle || !answersSeveral(triggerId)) return idle;
  return this.getTriggerWorkers(triggerId, runtime).find(({ state }) => state === 'BUSY');
};

/** By id of the function. */
const starting = new Map<string, Promise<unknown>>();

emulator.startRuntime = function (backend, trigger) {
  if (!trigger || !answersSeveral(trigger.id)) return startRuntime.call(this, backend, trigger);
  const started = starting.get(trigger.id) ?? startRuntime.call(this, backend, trigger).finally(() => starting.delete(trigger.id));
  starting.set(trigger.id, started);
  return started;
};
