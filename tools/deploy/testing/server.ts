/** The stand-in as a server, for the real Firebase CLI, which is pointed at it by its own environment variables. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GoogleError, Method } from '../../operations/google.ts';
import type { StandIn } from './google.ts';

/** The CLI's variable for the address of each API. */
const ADDRESSES: Record<string, string> = {
  ARTIFACT_REGISTRY_DOMAIN: 'artifactregistry',
  CLOUD_RUN_API_URL: 'run',
  CLOUD_RUN_URL: 'run',
  CLOUD_SECRET_MANAGER_URL: 'secretmanager',
  COMPUTE_URL: 'compute',
  EVENTARC_URL: 'eventarc',
  FIREBASE_API_URL: 'firebase',
  FIREBASE_AUTH_MANAGEMENT_URL: 'identitytoolkit',
  FIREBASE_CLOUD_TAKS_URL: 'cloudtasks',
  FIREBASE_CLOUDBILLING_URL: 'cloudbilling',
  FIREBASE_CLOUDBUILD_URL: 'cloudbuild',
  FIREBASE_CLOUDSCHEDULER_URL: 'cloudscheduler',
  FIREBASE_EXT_URL: 'firebaseextensions',
  FIREBASE_FUNCTIONS_URL: 'cloudfunctions',
  FIREBASE_FUNCTIONS_V2_URL: 'cloudfunctions',
  FIREBASE_HOSTING_API_URL: 'firebasehosting',
  FIREBASE_IAM_URL: 'iam',
  FIREBASE_IDENTITY_URL: 'identitytoolkit',
  FIREBASE_PUBSUB_URL: 'pubsub',
  FIREBASE_RESOURCEMANAGER_URL: 'cloudresourcemanager',
  FIREBASE_RULES_URL: 'firebaserules',
  FIREBASE_RUNTIMECONFIG_URL: 'runtimeconfig',
  FIREBASE_SERVICE_USAGE_URL: 'serviceusage',
  FIREBASE_STORAGE_URL: 'storage',
  FIREBASE_TOKEN_URL: 'token',
  FIRESTORE_URL: 'firestore',
};

export interface Server {
  readonly port: number;
  /** For the CLI. */
  readonly environment: Record<string, string>;
  /** Source archives of functions that were uploaded. */
  readonly uploads: Buffer[];
  /** Compressed files of Hosting that were uploaded, by their hash. */
  readonly pages: ReadonlyMap<string, Buffer>;
  close(): Promise<void>;
}

/** @param home an empty folder for what the CLI remembers. */
export async function serve({ google, project }: StandIn, home: string): Promise<Server> {
  const uploads: Buffer[] = [];
  const pages = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const [, api = '', ...rest] = (request.url ?? '').split('/');
    const send = (status: number, answer: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    };
    if (api === 'token') return send(200, { access_token: 'token', expires_in: 3600, token_type: 'Bearer' });
    if (api === 'upload') {
      uploads.push(body);
      return send(200, {});
    }
    if (api === 'pages') {
      const [hash = ''] = rest;
      if (createHash('sha256').update(body).digest('hex') !== hash)
        return send(400, { error: { message: 'The content hash is another.' } });
      pages.set(hash, body);
      project.contents.push(hash);
      return send(200, {});
    }
    try {
      const parsed = body.length > 0 ? JSON.parse(String(body)) : undefined;
      const answer = await google(request.method as Method, `https://${api}.googleapis.com/${rest.join('/')}`, parsed);
      send(200, JSON.parse(JSON.stringify(answer).replaceAll('{server}', address)));
    } catch (error) {
      const { status = 500, message, reason } = error as GoogleError;
      send(status, { error: { code: status, message, status: reason } });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const urls = Object.entries(ADDRESSES).map(([name, api]) => [name, `${address}/${api}`]);
  return {
    port,
    environment: { ...Object.fromEntries(urls), FIREBASE_TOKEN: 'refresh', XDG_CONFIG_HOME: home, CI: '1' },
    uploads,
    pages,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
