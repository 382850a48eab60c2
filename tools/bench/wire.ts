/** A wire of some length: passes bytes on to a server of this machine, as late as if that were further away. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Wire {
  /** `host:port` of its near end. */
  readonly address: string;
  /** Milliseconds there and back, for what is sent from now on. */
  length(milliseconds: number): void;
  close(): Promise<void>;
}

/** @param target `host:port` of the far end. */
export async function wireTo(target: string): Promise<Wire> {
  const [host = '', port] = target.split(':');
  let oneWay = 0;
  const ends = new Set<Socket>();
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (bytes) => {
      setTimeout(() => to.write(bytes), oneWay);
    });
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
    from.setNoDelay(true);
    ends.add(from);
  };
  const server = createServer((near) => {
    const far = connect(Number(port), host);
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    length: (milliseconds) => {
      oneWay = milliseconds / 2;
    },
    close: () =>
      new Promise((resolve) => {
        for (const end of ends) end.destroy();
        server.close(() => resolve());
      }),
  };
}
