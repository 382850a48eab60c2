/**
 * Keeps Node's HTTP servers of this process from URLs that `new URL` rejects. The Hosting emulator and Vite parse the URL of a request outside
 * their error handling, so that a request for `//` would end them. Loaded with `node --import` before firebase-tools.
 */
import { Server, type ServerResponse } from 'node:http';

type Emit = (this: Server, event: string, ...values: unknown[]) => boolean;

const emit: Emit = Server.prototype.emit;

Server.prototype.emit = function (this: Server, event: string, ...values: unknown[]): boolean {
  if (event === 'request') {
    const [request, response] = values as [{ url: string }, ServerResponse];
    // Hosting also treats several slashes as one.
    request.url = request.url.replace(/^\/{2,}/, '/');
    if (!URL.canParse(request.url, 'http://localhost')) {
      response.writeHead(400).end();
      return true;
    }
  }
  return emit.call(this, event, ...values);
};
