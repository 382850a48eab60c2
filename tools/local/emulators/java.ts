/** Java for the Firestore and Pub/Sub emulators. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from '../say.ts';

/** The oldest version that firebase-tools 15 accepts. */
const MIN_JAVA = 21;

/** Where platforms install JVMs. */
const JVM_FOLDERS = [
  '/usr/lib/jvm',
  '/opt/java',
  '/Library/Java/JavaVirtualMachines',
  'C:\\Program Files\\Java',
  'C:\\Program Files\\Eclipse Adoptium',
];

/**
 * Finds a Java that is new enough: JAVA_HOME, the PATH, then the installed ones.
 * @returns its home, or null if the Java on the PATH can be used.
 * @throws Stop saying what to install when there is none.
 */
export function findJavaHome(environment: NodeJS.ProcessEnv = process.env, folders: readonly string[] = JVM_FOLDERS): string | null {
  const found: string[] = [];
  const suits = (java: string): boolean => {
    const version = javaVersion(java, environment);
    if (version !== null) found.push(String(version));
    return version !== null && version >= MIN_JAVA;
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
    `The Firestore emulator needs Java ${MIN_JAVA} or newer, and ${seen}. Please install one (for instance Eclipse Temurin 25, adoptium.net), set JAVA_HOME to it if it is not found by itself, and run this again.`,
  );
}

function javaVersion(java: string, environment: NodeJS.ProcessEnv): number | null {
  const { status, stderr } = spawnSync(java, ['-version'], { encoding: 'utf8', env: environment });
  const match = status === 0 ? /version "(\d+)/.exec(stderr) : null;
  return match ? Number(match[1]) : null;
}
