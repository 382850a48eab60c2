/** Java for the Firestore and Pub/Sub emulators. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from './say.ts';

/** firebase-tools 15 refuses anything older. */
const LEAST_JAVA = 21;

/** The platforms' usual folders of installed JVMs. */
const JVM_FOLDERS = [
  '/usr/lib/jvm',
  '/opt/java',
  '/Library/Java/JavaVirtualMachines',
  'C:\\Program Files\\Java',
  'C:\\Program Files\\Eclipse Adoptium',
];

/**
 * The home of a Java that is new enough: JAVA_HOME, the one on the PATH, then what the platform has installed.
 * @returns null where the Java on the PATH serves as it is.
 * @throws Stop naming what to install when none is there.
 */
export function findJavaHome(environment: NodeJS.ProcessEnv = process.env, folders: readonly string[] = JVM_FOLDERS): string | null {
  const found: string[] = [];
  const suits = (java: string): boolean => {
    const version = javaVersion(java, environment);
    if (version !== null) found.push(String(version));
    return version !== null && version >= LEAST_JAVA;
  };
  const home = environment.JAVA_HOME;
  if (home && suits(join(home, 'bin', 'java'))) return home;
  if (suits('java')) return null;
  for (const folder of folders.filter((path) => existsSync(path))) {
    for (const name of readdirSync(folder).sort().reverse()) {
      for (const candidate of [join(folder, name), join(folder, name, 'Contents', 'Home')]) {
        if (existsSync(join(candidate, 'bin')) && suits(join(candidate, 'bin', 'java'))) return candidate;
      }
    }
  }
  const seen = found.length > 0 ? `only Java ${[...new Set(found)].join(', ')} was found` : 'no Java was found';
  throw new Stop(
    `The Firestore emulator needs Java ${LEAST_JAVA} or newer, and ${seen}. Please install one (for instance Eclipse Temurin 25, adoptium.net), set JAVA_HOME to it if it is not found by itself, and run this again.`,
  );
}

function javaVersion(java: string, environment: NodeJS.ProcessEnv): number | null {
  const { status, stderr } = spawnSync(java, ['-version'], { encoding: 'utf8', env: environment });
  const match = status === 0 ? /version "(\d+)/.exec(stderr) : null;
  return match ? Number(match[1]) : null;
}
