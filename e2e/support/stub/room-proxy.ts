import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { fromEnvironment } from '../environment';

/**
 * A TCP proxy in front of the room server's signaling port. The page reaches the room through it,
 * so that a test can make the server unreachable for one page only. Media doesn't pass through it.
 * The page's content security policy doesn't list the proxy, so open the page with `bypassCSP`.
 */
export class RoomProxy {
  readonly #sockets = new Set<Socket>();
  #server: Server;
  #port = 0;

  private constructor(private readonly silent: boolean) {
    this.#server = this.#create();
  }

  /** @param silent whether to accept connections but never answer */
  static async open({ silent = false } = {}): Promise<RoomProxy> {
    const proxy = new RoomProxy(silent);
    await proxy.#listen();
    return proxy;
  }

  get url(): string {
    return `ws://127.0.0.1:${this.#port}`;
  }

  /** Closes every connection, and refuses new ones until `restore` is called. */
  cut(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  async restore(): Promise<void> {
    this.#server = this.#create();
    await this.#listen();
  }

  #create(): Server {
    const { port, hostname } = new URL(fromEnvironment().livekit.url);
    return createServer((page) => {
      this.#keep(page);
      if (this.silent) return;
      const server = this.#keep(connect(Number(port), hostname));
      page.pipe(server).pipe(page);
      page.on('close', () => server.destroy());
      server.on('close', () => page.destroy());
    });
  }

  #keep(socket: Socket): Socket {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    return socket.on('error', () => socket.destroy());
  }

  async #listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }
}
