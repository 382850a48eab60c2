/** Finds the emulators that are not npm packages: firebase-tools downloads them, or the Google Cloud SDK has them. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { LOCAL_DATA, ROOT } from '../paths.ts';
import { Stop, say } from '../say.ts';

export const FIREBASE_CLI = join(ROOT, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');

const DOWNLOADS = join(homedir(), '.cache', 'firebase', 'emulators');
/** Where the Cloud SDK may be if `gcloud info` does not say. */
const SDK_FOLDERS = [
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/usr/local/share/google-cloud-sdk',
  '/opt/homebrew/share/google-cloud-sdk',
  join(homedir(), 'google-cloud-sdk'),
];
const DOWNLOAD_LIMIT_MS = 120_000;

export interface EmulatorBinaries {
  /** Environment variables for firebase-tools. */
  readonly environment: Record<string, string>;
  readonly pubsub: boolean;
  readonly ui: boolean;
  /** A sentence for each missing part. */
  readonly missing: readonly string[];
}

/**
 * @param optional whether to look for the optional Emulator UI.
 * @throws Stop when there is no Firestore emulator and it cannot be downloaded.
 */
export function findEmulatorBinaries({ optional }: { optional: boolean }): EmulatorBinaries {
  const environment: Record<string, string> = {};
  const missing: string[] = [];
  if (!isDownloaded('cloud-firestore-emulator')) {
    const jar = inSdk('platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');
    if (jar) environment.FIRESTORE_EMULATOR_BINARY_PATH = launcherJar(jar);
    else if (!download('firestore', 'cloud-firestore-emulator')) {
      throw new Stop(
        'The Firestore emulator is not on this machine and could not be downloaded. With a network, run this again; without one, install the Google Cloud SDK with its Firestore emulator (gcloud components install cloud-firestore-emulator).',
      );
    }
  }
  let pubsub = isDownloaded('pubsub-emulator');
  if (!pubsub) {
    const program = inSdk('platform/pubsub-emulator/bin/cloud-pubsub-emulator');
    if (program) environment.PUBSUB_EMULATOR_BINARY_PATH = program;
    pubsub = program !== null || (optional && download('pubsub', 'pubsub-emulator'));
  }
  if (!pubsub) missing.push('Pub/Sub emulator (scheduled functions do not run): it is a download, or a part of the Google Cloud SDK.');
  const ui = isDownloaded('ui-v') || (optional && download('ui', 'ui-v'));
  if (!ui && optional) missing.push('Emulator UI (the local console): it is a download from Google, which this machine cannot reach.');
  return { environment, pubsub, ui, missing };
}

function isDownloaded(prefix: string): boolean {
  return existsSync(DOWNLOADS) && readdirSync(DOWNLOADS).some((name) => name.startsWith(prefix) && !name.endsWith('.zip'));
}

/** Tries at most once a day, because each attempt without a network takes seconds. */
function download(name: 'firestore' | 'pubsub' | 'ui', prefix: string): boolean {
  const mark = join(LOCAL_DATA, `no-${name}-${new Date().toISOString().slice(0, 10)}`);
  if (name !== 'firestore' && existsSync(mark)) return false;
  say(`Downloading the ${name} emulator …`);
  spawnSync(process.execPath, [FIREBASE_CLI, `setup:emulators:${name}`, '--non-interactive'], {
    cwd: ROOT,
    timeout: DOWNLOAD_LIMIT_MS,
    stdio: 'ignore',
  });
  if (isDownloaded(prefix)) return true;
  mkdirSync(LOCAL_DATA, { recursive: true });
  writeFileSync(mark, '');
  return false;
}

let sdkRoot: string | null | undefined;

function inSdk(path: string): string | null {
  sdkRoot ??=
    spawnSync('gcloud', ['info', '--format=value(installation.sdk_root)'], { encoding: 'utf8', timeout: 20_000 }).stdout?.trim() || null;
  return (
    [sdkRoot, ...SDK_FOLDERS].map((folder) => (folder ? join(folder, path) : '')).find((file) => file !== '' && existsSync(file)) ?? null
  );
}

/** Writes a jar that names the main class of the SDK's jar, which firebase-tools needs. */
export function launcherJar(sdkJar: string, folder: string = join(LOCAL_DATA, 'emulators')): string {
  mkdirSync(folder, { recursive: true });
  const jar = join(folder, 'firestore-launcher.jar');
  const manifest = [
    'Manifest-Version: 1.0',
    'Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    `Class-Path: ${pathToFileURL(sdkJar).href}`,
  ].map(foldManifestLine);
  writeFileSync(jar, zipSync({ 'META-INF': { 'MANIFEST.MF': strToU8(`${manifest.join('\r\n')}\r\n\r\n`) } }));
  return jar;
}

/** Lines of a manifest have at most 72 bytes; longer ones continue after a line break and a space. */
function foldManifestLine(line: string): string {
  return line.match(/^.{1,70}|.{1,69}/g)?.join('\r\n ') ?? line;
}
