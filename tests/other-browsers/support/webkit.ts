/** WebKitGTK, close to Safari: its own driver under a display of its own, over plain WebDriver. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { killTree } from '../../../tools/local/kill-tree.ts';
import { findWebKit } from '../installed.ts';
import { type Driver, PHONE } from './driver.ts';

/** Milliseconds for the driver to listen, and for one command on a busy machine. */
const STARTING = 20_000;
const COMMAND = 60_000;
/** The name under which WebDriver passes an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Without a graphics card, and as root in a container. */
const ENVIRONMENT = {
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
};

export async function openWebKit(): Promise<Driver> {
  const programs = findWebKit();
  if (!programs) throw new Error('WebKitGTK is not installed.');
  const display = spawn(programs.display, ['-displayfd', '3', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const started: ChildProcess[] = [display];
  const end = () => {
    for (const child of started.reverse()) killTree(child);
  };
  try {
    const port = await freePort();
    const driver = spawn(programs.driver, [`--port=${port}`], {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, ...ENVIRONMENT, DISPLAY: `:${await firstLine(display.stdio[3] as Readable)}` },
    });
    started.push(driver);
    const root = `http://127.0.0.1:${port}`;
    await listening(root);
    const wanted = { 'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] } };
    const { sessionId } = await send<{ sessionId: string }>(`${root}/session`, { capabilities: { alwaysMatch: wanted } });
    const session = `${root}/session/${sessionId}`;
    await send(`${session}/window/rect`, PHONE);
    return driverOf(session, end);
  } catch (error) {
    end();
    throw error;
  }
}

function driverOf(session: string, end: () => void): Driver {
  const run = <Result>(script: string) => send<Result>(`${session}/execute/sync`, { script, args: [] });
  const elementOf = async (program: string) => {
    const element = await run<Record<string, string> | null>(program);
    if (!element) throw new Error('There is no such element.');
    return `${session}/element/${element[ELEMENT]}`;
  };
  return {
    async open(url) {
      await send(`${session}/url`, { url });
    },
    run,
    async press(program) {
      await send(`${await elementOf(program)}/click`, {});
    },
    async type(program, text) {
      await send(`${await elementOf(program)}/value`, { text });
    },
    async close() {
      await fetch(session, { method: 'DELETE', signal: AbortSignal.timeout(COMMAND) }).catch(() => undefined);
      end();
    },
  };
}

/** @throws Error with the driver's own code and message. */
async function send<Result>(url: string, body: object): Promise<Result> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body), signal: AbortSignal.timeout(COMMAND) });
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function listening(root: string): Promise<void> {
  const end = Date.now() + STARTING;
  while (
    !(await fetch(`${root}/status`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function firstLine(stream: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    stream.once('data', (data) => resolve(String(data).trim()));
    stream.once('close', () => reject(new Error('Xvfb did not start.')));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
