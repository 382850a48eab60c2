/** Starts function instances (instance.mjs) and reads the CPU time of their processes. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../local/paths.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
export const OUR_INDEX = join(ROOT, 'functions', 'lib', 'index.js');

export interface Instance {
  /** Microseconds of CPU, user and system, until it listened. */
  readonly startCpu: number;
  /** Microseconds of CPU since its start. */
  cpu(): Promise<number>;
  /** Sends requests over eight keep-alive connections. Resolves with the last response's text. */
  load(path: string, calls: number): Promise<string>;
  stop(): Promise<void>;
}

interface Report {
  port: number;
  cpu: number;
}

/** @param args arguments of instance.mjs */
export async function startInstance(args: readonly [string, string], environment: Record<string, string> = {}): Promise<Instance> {
  const child = fork(join(HERE, 'instance.mjs'), args, {
    execArgv: [],
    env: { ...process.env, GCLOUD_PROJECT: 'demo-bench', METADATA_SERVER_DETECTION: 'none', ...environment },
  });
  const { port, cpu: startCpu } = await nextReport(child);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  return {
    startCpu,
    cpu: async () => {
      const report = nextReport(child);
      child.send('cpu');
      return (await report).cpu;
    },
    load: async (path, calls) => {
      let left = calls;
      let last = '';
      const worker = async () => {
        while (left > 0) {
          left -= 1;
          last = await get(agent, port, path);
        }
      };
      await Promise.all(Array.from({ length: 8 }, worker));
      return last;
    },
    stop: async () => {
      agent.destroy();
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}

async function nextReport(child: ChildProcess): Promise<Report> {
  const over = new AbortController();
  const { signal } = over;
  const ended = once(child, 'exit', { signal }).then(() => Promise.reject(new Error('The instance ended.')));
  try {
    const [report] = (await Promise.race([once(child, 'message', { signal }), ended])) as [Report];
    return report;
  } finally {
    ended.catch(() => undefined);
    over.abort();
  }
}

function get(agent: Agent, port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent }, (response) => {
      response.setEncoding('utf8');
      let text = '';
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => (response.statusCode === 200 ? resolve(text) : reject(new Error(text))));
    })
      .on('error', reject)
      .end();
  });
}
