/** What the functions need in the emulators and no repository should hold: made on this machine, once, beside their other settings. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import { ROOT } from './paths.ts';

const FUNCTIONS = join(ROOT, 'functions');
/** The bundled storyteller takes any key. */
const LOCAL_KEYS = { OPENAI_API_KEY: 'local-storyteller', MODERATION_API_KEY: 'local-storyteller' };

export interface DevelopmentKeys {
  /** What browsers subscribe with. */
  publicKey: string;
}

/** Fills in what is missing in `.secret.local` and `.env.local`, which the emulators read last, and leaves the rest as it is. */
export function makeDevelopmentKeys(folder: string = FUNCTIONS): DevelopmentKeys {
  const secrets = settingsOf(join(folder, '.secret.local'));
  const settings = settingsOf(join(folder, '.env.local'));
  const { VAPID_PRIVATE_KEY: privateKey } = secrets;
  const { VAPID_PUBLIC_KEY: publicKey } = settings;
  const keys = privateKey && publicKey ? { privateKey, publicKey } : webPush.generateVAPIDKeys();
  keep(join(folder, '.secret.local'), secrets, { ...LOCAL_KEYS, ...secrets, VAPID_PRIVATE_KEY: keys.privateKey });
  keep(join(folder, '.env.local'), settings, { ...settings, VAPID_PUBLIC_KEY: keys.publicKey });
  return { publicKey: keys.publicKey };
}

function settingsOf(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  return Object.fromEntries([...readFileSync(file, 'utf8').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
}

/** A running emulator reloads on every write: files that are right already are left alone. */
function keep(file: string, before: Record<string, string>, after: Record<string, string>): void {
  if (Object.keys(after).every((name) => before[name] === after[name])) return;
  const lines = Object.entries(after).map(([name, value]) => `${name}=${value}`);
  writeFileSync(file, `${['# Made by npm start for the emulators on this machine alone.', ...lines].join('\n')}\n`);
}
