/** The arguments of `npm run deploy` (docs/operations.md). */
import { parseArgs } from 'node:util';
import { Stop } from '../local/say.ts';

/** What `--only` can name. `project` prepares the Google project; `operations` are sign-in settings, backups, alerts and the budget. */
export const PARTS = ['project', 'functions', 'rules', 'indexes', 'hosting', 'operations'] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  readonly projectId: string;
  /** Where Firestore is created; it can never be moved. */
  readonly location?: string | undefined;
  readonly parts: readonly Part[];
  /** A preview channel of Hosting, instead of the live site. */
  readonly channel?: string | undefined;
  /** Changes nothing. */
  readonly dryRun: boolean;
  /** Does not ask. */
  readonly yes: boolean;
}

const USAGE = `npm run deploy -- --project ID [--location eur3] [--only ${PARTS.join(',')}] [--channel NAME] [--dry-run] [--yes]`;

/** Throws {@link Stop} for arguments that do not exist or contradict each other. */
export function readOptions(args: readonly string[]): Options {
  const given = parse(args);
  // A variable that a pipeline has not set: without this, an empty channel would be the live site.
  const empty = Object.entries(given).find(([, value]) => value === '');
  if (empty) throw new Stop(`--${empty[0]} is empty.`);
  const { project: projectId, location, only, channel, ...flags } = given;
  if (!projectId) throw new Stop(`Name the Firebase project:\n${USAGE}`);
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(projectId)) throw new Stop(`“${projectId}” cannot be the ID of a project.`);
  if (projectId.startsWith('demo-')) throw new Stop(`${projectId} is a project of the emulators and cannot be deployed to.`);
  if (channel?.toLowerCase() === 'live') throw new Stop('“live” is the site itself: leave out --channel.');
  if (channel && !/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(channel))
    throw new Stop(`“${channel}” cannot be a channel: letters, digits and hyphens only, at most 63.`);
  if (channel && only && only !== 'hosting') throw new Stop('A preview channel has only pages: --channel deploys Hosting alone.');
  const parts = channel ? ['hosting'] : only ? only.split(',') : PARTS;
  const unknown = parts.filter((part) => !PARTS.includes(part as Part));
  if (unknown.length > 0) throw new Stop(`--only knows ${PARTS.join(', ')}, and not ${unknown.join(', ')}.`);
  return { projectId, location, channel, parts: parts as Part[], dryRun: flags['dry-run'], yes: flags.yes };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        project: { type: 'string' },
        location: { type: 'string' },
        only: { type: 'string' },
        channel: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new Stop(`${(error as Error).message}\n${USAGE}`);
  }
}
