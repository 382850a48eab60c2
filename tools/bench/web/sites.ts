/** The builds, each served and tried out: what the benches of the web side measure. */
import { say } from '../../local/say.ts';
import { hostingRules, withoutPolicy } from '../serve/hosting-rules.ts';
import { seedApi } from '../serve/seed-api.ts';
import { type ServedSite, serveSite } from '../serve/serve-site.ts';
import { controlBuild, obviousBuild, ourBuild } from './builds.ts';
import { smokeTest } from './smoke.ts';

const BUILDS = { ours: ourBuild, control: controlBuild, obvious: obviousBuild };

export type SideName = keyof typeof BUILDS;

/** The control shows a page and does nothing: it has no smoke test to pass. */
const tried = new Set<SideName>(['control']);

/** Sites by their sides' names. Each build is tried out once a run. */
export function sites<Name extends SideName>(...names: readonly Name[]) {
  const open = new Map<Name, ServedSite>();
  return {
    site(name: Name): ServedSite {
      const site = open.get(name);
      if (!site) throw new Error(`${name} is not being served.`);
      return site;
    },
    async begin(): Promise<void> {
      const api = await seedApi();
      for (const name of names) {
        if (!tried.has(name)) say(`── building, serving and trying out: ${name}`);
        const folder = await BUILDS[name]();
        const site = await serveSite({ folder, api, ...(name === 'obvious' ? { rules: withoutPolicy(hostingRules()) } : {}) });
        open.set(name, site);
        if (!tried.has(name)) await smokeTest(site.url);
        tried.add(name);
      }
    },
    async end(): Promise<void> {
      await Promise.all([...open.values()].map((site) => site.close()));
      open.clear();
    },
  };
}
