/** For tests: a local TLS server that answers the Admin SDK as Google does: public keys of ID tokens, and accounts. */
import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:tls';

export const PROJECT = 'tuckaway-tokens';
export const KEY_ID = 'ours';

export interface Account {
  localId: string;
  email?: string;
  disabled?: boolean;
  /** Seconds since 1970: tokens of earlier sign-ins are revoked. */
  validSince?: string;
  emailVerified?: boolean;
  /** Milliseconds since 1970. */
  createdAt?: string;
}

export interface Google {
  /** Routes all of the SDK's requests here. */
  agent: Agent;
  /** The requested paths. */
  asked: string[];
  close(): Promise<void>;
}

export interface Keys {
  publicKey: KeyObject;
  privateKey: KeyObject;
}

export const makeKeys = (): Keys => generateKeyPairSync('rsa', { modulusLength: 2048 });

export async function startGoogle(keys: Keys, accounts: readonly Account[], { cert, key }: { cert: string; key: string }): Promise<Google> {
  const asked: string[] = [];
  const server = createServer({ cert, key }, (request, response) => {
    asked.push(request.url ?? '');
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      response.setHeader('Content-Type', 'application/json');
      if (request.url === '/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com') {
        response.setHeader('Cache-Control', 'public, max-age=3600');
        response.end(JSON.stringify({ [KEY_ID]: keys.publicKey.export({ format: 'pem', type: 'spki' }) }));
      } else if (request.url === `/v1/projects/${PROJECT}/accounts:lookup`) {
        const { localId } = JSON.parse(body) as { localId: string[] };
        response.end(JSON.stringify({ users: accounts.filter((account) => localId.includes(account.localId)) }));
      } else {
        response.statusCode = 404;
        response.end('{}');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  class ToThisMachine extends Agent {
    override createConnection() {
      return connect({ host: '127.0.0.1', port, ca: cert, servername: 'localhost' });
    }
  }
  const agent = new ToThisMachine();
  return {
    agent,
    asked,
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const part = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** A signed token of two parts, each an object or literal text. */
export function tokenOf(header: unknown, payload: unknown, key: KeyObject | { secret: string } | null): string {
  const signed = `${part(header)}.${part(payload)}`;
  if (key === null) return `${signed}.`;
  if ('secret' in key) return `${signed}.${createHmac('sha256', key.secret).update(signed).digest('base64url')}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}
