/** Creates the keys that functions need in the emulators, once on each machine, so that the repository holds none. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import { ROOT } from './paths.ts';

const FUNCTIONS = join(ROOT, 'functions');
/** The local storyteller accepts any key. */
const LOCAL_KEYS = { OPENAI_API_KEY: 'local-storyteller', MODERATION_API_KEY: 'local-storyteller' };

export interface DevelopmentKeys {
  /** The key that browsers subscribe with. */
  publicKey: string;
}

/** Adds missing keys to `.secret.local` and `.env.local`, which the emulators read last. */
export function makeDevelopmentKeys(folder: string = FUNCTIONS): DevelopmentKeys {
  const secrets = settingsOf(join(folder, '.secret.local'));
  const settings = settingsOf(join(folder, '.env.local'));
  const { VAPID_PRIVATE_KEY: privateKey } = secrets;
  const { VAPID_PUBLIC_KEY: publicKey } = settings;
  const keys = privateKey && publicKey ? { privateKey, publicKey } : webPush.generateVAPIDKeys();
  const own = { HASH_KEY: randomBytes(32).toString('base64url'), ...secrets, VAPID_PRIVATE_KEY: keys.privateKey };
  writeSettings(join(folder, '.secret.local'), secrets, { ...LOCAL_KEYS, ...own });
  writeSettings(join(folder, '.env.local'), settings, { ...settings, VAPID_PUBLIC_KEY: keys.publicKey });
  return { publicKey: keys.publicKey };
}

function settingsOf(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  return Object.fromEntries([...readFileSync(file, 'utf8').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
}

/** Writes only changes, because a running emulator reloads after every write. */
function writeSettings(file: string, before: Record<string, string>, after: Record<string, string>): void {
  if (Object.keys(after).every((name) => before[name] === after[name])) return;
  const lines = Object.entries(after).map(([name, value]) => `${name}=${value}`);
  writeFileSync(file, `${['# Made by npm start for the emulators on this machine alone.', ...lines].join('\n')}\n`);
}
