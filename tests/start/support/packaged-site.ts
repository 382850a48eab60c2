/** The released site with its own uploaded functions, on this machine. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_CERTIFICATE, serveSite } from '../../../tools/bench/serve-site.ts';
import type { Project } from '../../../tools/deploy/testing/project.ts';
import { findEmulatorBinaries } from '../../../tools/local/emulators/emulator-binaries.ts';
import { startEmulators } from '../../../tools/local/emulators/emulators.ts';
import { findJavaHome } from '../../../tools/local/emulators/java.ts';
import { killTree } from '../../../tools/local/kill-tree.ts';
import { SEED_DATA } from '../../../tools/local/paths.ts';
import { TEST_STACK } from '../../../tools/local/stacks.ts';
import { releasedRules, writeReleased } from './released-site.ts';
import { type Installed, type RunningFunction, startUploaded } from './uploaded-functions.ts';

/** The functions that pages call before anyone signs in; others answer 503. */
const FUNCTIONS = ['stories', 'health'];

export interface PackagedSite {
  readonly url: string;
  close(): Promise<void>;
}

/** The functions read the seed from the emulators. @param pages uploaded files of Hosting by hash. @param home a folder for files. */
export async function servePackagedSite(
  project: Project,
  pages: ReadonlyMap<string, Buffer>,
  installed: Installed,
  home: string,
): Promise<PackagedSite> {
  const folder = join(home, 'site');
  writeReleased(project, pages, folder);
  const certificate = join(home, 'certificate.pem');
  writeFileSync(certificate, SITE_CERTIFICATE.cert);
  const running = new Map<string, RunningFunction>();
  const site = await serveSite({ folder, rules: releasedRules(project), functionAt: (name) => running.get(name)?.origin });
  const emulators = await startEmulators(TEST_STACK, {
    javaHome: findJavaHome(),
    binaries: findEmulatorBinaries({ optional: false }),
    only: ['auth', 'firestore'],
    importFrom: SEED_DATA,
  });
  const { projectId, ports } = TEST_STACK;
  for (const name of FUNCTIONS) {
    const started = await startUploaded(installed, project, name, {
      GCLOUD_PROJECT: projectId,
      FIREBASE_CONFIG: JSON.stringify({ projectId }),
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
      SITE_ORIGIN: site.url,
      NODE_EXTRA_CA_CERTS: certificate,
    });
    running.set(name, started);
    await started.ask('/robots.txt');
  }
  return {
    url: site.url,
    async close() {
      for (const { child } of running.values()) killTree(child);
      site.close();
      await emulators.stop();
    },
  };
}
