/** The builds, each served and tried out: what the benches of the web side measure. */
import { seedApi } from '../serve/seed-api.ts';
import { type ServedSite, serveSite } from '../serve/serve-site.ts';
import { controlBuild, obviousBuild, ourBuild } from './builds.ts';
import { smokeTest } from './smoke.ts';

const BUILDS = { ours: ourBuild, control: controlBuild, obvious: obviousBuild };

export type SideName = keyof typeof BUILDS;

/** Sites by their sides' names. The control shows a page and does nothing: it has no smoke test to pass. */
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
        const site = await serveSite({ folder: await BUILDS[name](), api });
        open.set(name, site);
        if (name !== 'control') await smokeTest(site.url);
      }
    },
    async end(): Promise<void> {
      await Promise.all([...open.values()].map((site) => site.close()));
    },
  };
}
