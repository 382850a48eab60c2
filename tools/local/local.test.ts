/** What people are told when something is missing on their machine, and how the steps of the tests are counted. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { launcherJar } from './emulator-binaries.ts';
import { findJavaHome } from './java.ts';
import { markRunning, runningStart } from './one-at-a-time.ts';
import { ROOT } from './paths.ts';
import { requireFreePorts } from './ports.ts';
import { Stop } from './say.ts';
import { START_STACK, TEST_STACK } from './stacks.ts';
import { runInPairs, runStep, type Step, summarize } from './steps.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'tuckaway-test-'));

describe('Java', () => {
  /** A JVM folder with a `java` that prints this version. */
  function fakeJava(version: string): string {
    const home = folder();
    mkdirSync(join(home, 'bin'));
    const java = join(home, 'bin', 'java');
    writeFileSync(java, `#!/bin/sh\necho 'openjdk version "${version}"' >&2\n`);
    chmodSync(java, 0o755);
    return home;
  }
  const bin = (home: string) => [join(home, 'bin'), '/usr/bin', '/bin'].join(delimiter);

  it('in JAVA_HOME is used if it is new enough', () => {
    const home = fakeJava('21.0.4');
    expect(findJavaHome({ PATH: '', JAVA_HOME: home }, [])).toBe(home);
  });

  it('on the PATH is used if it is new enough', () => {
    expect(findJavaHome({ PATH: bin(fakeJava('25.0.3')) }, [])).toBeNull();
  });

  it('is searched in the platform’s JVM folders if the one on the PATH is too old', () => {
    const jvms = folder();
    const home = join(jvms, 'temurin-25');
    mkdirSync(join(home, 'bin'), { recursive: true });
    writeFileSync(join(home, 'bin', 'java'), readFileSync(join(fakeJava('25'), 'bin', 'java')));
    chmodSync(join(home, 'bin', 'java'), 0o755);
    expect(findJavaHome({ PATH: bin(fakeJava('17.0.15')) }, [jvms])).toBe(home);
  });

  it('that is too old or missing produces a message that says what to install', () => {
    expect(() => findJavaHome({ PATH: bin(fakeJava('17.0.15')) }, [])).toThrow(/needs Java 21 or newer, and only Java 17 was found/);
    expect(() => findJavaHome({ PATH: '/nowhere' }, [])).toThrow(/no Java was found.*Please install one/);
    expect(() => findJavaHome({ PATH: '/nowhere' }, [])).toThrow(Stop);
  });
});

describe('ports', () => {
  it('in use are named with the emulator that needs them', async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    );
    const stack = { ...TEST_STACK, ports: Object.fromEntries(Object.keys(TEST_STACK.ports).map((name) => [name, 0])) as never };
    await expect(requireFreePorts({ ...stack, ports: { ...(stack.ports as object), hosting: port } as never })).rejects.toThrow(
      new RegExp(`This port is in use by another program: ${port} \\(Hosting emulator`),
    );
    await new Promise((resolve) => server.close(resolve));
  });

  it('of npm start and npm test all differ', () => {
    const all = [...Object.values(START_STACK.ports), ...Object.values(TEST_STACK.ports)];
    expect(new Set(all).size).toBe(all.length);
    expect(START_STACK.projectId).not.toBe(TEST_STACK.projectId);
  });

  it('in firebase.json equal those of npm start', () => {
    const { emulators } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
    const { firestoreWebsocket, storyteller: _own, pushService: _ownToo, ...ports } = START_STACK.ports;
    for (const [name, port] of Object.entries(ports)) expect([name, emulators[name]?.port]).toEqual([name, port]);
    expect(emulators.firestore.websocketPort).toBe(firestoreWebsocket);
  });
});

describe('a second start', () => {
  it('finds the running one, and none after its process has ended', () => {
    const data = folder();
    expect(runningStart(data)).toBeNull();
    markRunning(data);
    expect(runningStart(data)).toBe(process.pid);
    // Larger than any process id.
    writeFileSync(join(data, 'running.pid'), '99999999');
    expect(runningStart(data)).toBeNull();
  });
});

describe("the Cloud SDK's Firestore emulator", () => {
  it('gets a launcher jar whose manifest names its main class and path in lines of at most 72 bytes', () => {
    const sdkJar = `/opt/${'a-long-folder-name/'.repeat(6)}cloud-firestore-emulator.jar`;
    const manifest = new TextDecoder().decode(unzipSync(readFileSync(launcherJar(sdkJar, folder())))['META-INF/MANIFEST.MF']);
    for (const line of manifest.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(72);
    expect(manifest.replaceAll('\r\n ', '')).toContain(`Class-Path: file://${sdkJar}\r\n`);
    expect(manifest.replaceAll('\r\n ', '')).toContain('Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore\r\n');
  });
});

describe('steps', () => {
  const quiet = () => vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const script = (code: string, readCounts?: Step['readCounts']): Step => ({
    name: 'step',
    command: ['-e', code],
    environment: { REPORT_FILE: '{report}' },
    ...(readCounts ? { readCounts } : {}),
  });
  const write = (json: string, exit: number) => `require('fs').writeFileSync(process.env.REPORT_FILE, '${json}');process.exit(${exit})`;
  const read = (report: unknown) => report as { passed: number; failed: number; skipped: number };

  it.each([
    ['a program that succeeds counts as one passed test', script('process.exit(0)'), [1, 0, 0]],
    ['a program that fails counts as one failed test', script('process.exit(3)'), [0, 1, 0]],
    ['counts come from the report', script(write('{"passed":5,"failed":2,"skipped":1}', 1), read), [5, 2, 1]],
    [
      'a program that fails outside its tests counts as one failed test',
      script(write('{"passed":5,"failed":0,"skipped":0}', 1), read),
      [5, 1, 0],
    ],
    ['a program that ran no test fails', script(write('{"passed":0,"failed":0,"skipped":0}', 0), read), [0, 1, 0]],
    ['a program without a report fails', script('process.exit(0)', read), [0, 1, 0]],
  ])('%s', async (_sentence, step, [passed, failed, skipped]) => {
    const silence = quiet();
    expect(await runStep(step)).toMatchObject({ passed, failed, skipped });
    silence.mockRestore();
  });

  it('leave no temporary files', async () => {
    const silence = quiet();
    const log = join(folder(), 'log');
    const code = `const {mkdtempSync,writeFileSync}=require('fs');writeFileSync('${log}',mkdtempSync(require('os').tmpdir()+'/left-'))`;
    expect(await runStep(script(code))).toMatchObject({ passed: 1 });
    expect(existsSync(readFileSync(log, 'utf8'))).toBe(false);
    silence.mockRestore();
  });

  it('that hang are ended with their child processes and fail', async () => {
    const silence = quiet();
    const code = `require('child_process').spawn(process.execPath,['-e','for(;;);'],{stdio:'inherit'})`;
    // Its output closes only when its child process has ended too.
    expect(await runInPairs([{ ...script(code), minutes: 1 / 30 }])).toMatchObject([{ passed: 0, failed: 1 }]);
    expect(silence.mock.calls.join('')).toContain('step has not ended within');
    silence.mockRestore();
  });

  it('in pairs print their output in order', async () => {
    const lines: string[] = [];
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      lines.push(String(text));
      return true;
    });
    // The first ends after the second, which proves that they run at the same time.
    const sign = JSON.stringify(join(folder(), 'second-was-here'));
    const steps = [
      {
        ...script(`const {existsSync}=require('fs');(function look(){existsSync(${sign})?console.log('one'):setTimeout(look,5)})()`),
        name: 'first',
      },
      { ...script(`require('fs').writeFileSync(${sign},'');console.log('two');process.exit(3)`), name: 'second' },
      { ...script(`console.log('three')`), name: 'third' },
    ];
    const results = await runInPairs(steps);
    spy.mockRestore();
    expect(results.map(({ name, failed }) => [name, failed])).toEqual([
      ['first', 0],
      ['second', 1],
      ['third', 0],
    ]);
    expect(lines.join('')).toBe('\n── first\none\n\n── second\ntwo\n\n── third\nthree\n');
  });

  it('in pairs wait until they are ready, and all fail when a step of this process fails', async () => {
    const silence = quiet();
    const { promise: ready, resolve } = Promise.withResolvers<void>();
    const waiting = { ...script('process.exit(0)'), name: 'waiting', ready };
    const results = await runInPairs([waiting, { name: 'here', run: async () => resolve() }]);
    expect(results).toMatchObject([
      { name: 'waiting', passed: 1 },
      { name: 'here', passed: 1 },
    ]);
    await expect(runInPairs([{ name: 'here', run: () => Promise.reject(new Error('No.')) }])).rejects.toThrow('No.');
    silence.mockRestore();
  });

  it('end with their sum and an exit code', () => {
    const lines: string[] = [];
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      lines.push(String(text));
      return true;
    });
    const good = { name: 'a', seconds: 1, passed: 3, failed: 0, skipped: 1 };
    expect(summarize([good, { ...good, passed: 4, skipped: 0 }])).toBe(0);
    expect(lines.at(-1)).toBe('7 passed, 0 failed, 1 skipped\n');
    expect(summarize([good, { ...good, failed: 1, troubles: ['failed: x.test.ts › y: No.'] }])).toBe(1);
    expect(lines.at(-2)).toBe('a: failed: x.test.ts › y: No.\n');
    expect(summarize([])).toBe(1);
    spy.mockRestore();
  });
});
