/** What people are told when something is missing on their machine. */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { launcherJar } from './emulators/emulator-binaries.ts';
import { findJavaHome } from './emulators/java.ts';
import { markRunning, runningStart } from './one-at-a-time.ts';
import { ROOT } from './paths.ts';
import { holdPort, requireFreePorts } from './ports.ts';
import { Stop } from './say.ts';
import { START_STACK, TEST_STACK } from './stacks.ts';

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

  it('in JAVA_HOME or on the PATH is used if it is new enough', () => {
    const home = fakeJava('21.0.4');
    expect(findJavaHome({ PATH: '', JAVA_HOME: home }, [])).toBe(home);
    expect(findJavaHome({ PATH: bin(fakeJava('25.0.3')) }, [])).toBeNull();
  });

  it('is searched in the platform’s JVM folders if the one on the PATH is too old', () => {
    const jvms = folder();
    const home = join(jvms, 'temurin-25');
    renameSync(fakeJava('25'), home);
    expect(findJavaHome({ PATH: bin(fakeJava('17.0.15')) }, [jvms])).toBe(home);
  });

  it('that is too old or missing produces a message that says what to install', () => {
    expect(() => findJavaHome({ PATH: bin(fakeJava('17.0.15')) }, [])).toThrow(/needs Java 21 or newer, and only Java 17 was found/);
    expect(() => findJavaHome({ PATH: '/nowhere' }, [])).toThrow(/no Java was found.*Please install one/);
    expect(() => findJavaHome({ PATH: '/nowhere' }, [])).toThrow(Stop);
  });
});

describe('ports', () => {
  /** Calls `use` with a port that a program holds. */
  async function withPort(use: (port: number) => unknown): Promise<number> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await use(port);
    await new Promise((resolve) => server.close(resolve));
    return port;
  }

  it('in use are named with what needs them', async () => {
    const free = Object.fromEntries(Object.keys(TEST_STACK.ports).map((name) => [name, 0]));
    await withPort((port) =>
      expect(requireFreePorts({ ...TEST_STACK, ports: { ...free, hosting: port } as never })).rejects.toThrow(
        `This port is in use by another program: ${port} (hosting)`,
      ),
    );
  });

  it('are held by one process at a time', async () => {
    const port = await withPort(() => undefined);
    expect(await holdPort(port)).toBe(true);
    expect(await holdPort(port)).toBe(false);
  });

  it('of npm start and npm test all differ', () => {
    const all = [...Object.values(START_STACK.ports), ...Object.values(TEST_STACK.ports)];
    expect(new Set(all).size).toBe(all.length);
    expect(START_STACK.projectId).not.toBe(TEST_STACK.projectId);
  });

  it('in firebase.json equal those of npm start', () => {
    const { emulators } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
    const { firestoreWebsocket, storyteller: _own, ...ports } = START_STACK.ports;
    for (const [name, port] of Object.entries(ports)) expect([name, emulators[name]?.port]).toEqual([name, port]);
    expect(emulators.firestore.websocketPort).toBe(firestoreWebsocket);
  });
});

it('a second start finds the running one, and none after its process has ended', () => {
  const data = folder();
  expect(runningStart(data)).toBeNull();
  markRunning(data);
  expect(runningStart(data)).toBe(process.pid);
  // Larger than any process id.
  writeFileSync(join(data, 'running.pid'), '99999999');
  expect(runningStart(data)).toBeNull();
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
