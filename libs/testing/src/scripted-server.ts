import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/**
 * How an attempt to connect to an endpoint fails. `refuse`: it rejects connections; `hang`: it
 * accepts them but never responds; a number: it returns this HTTP status.
 */
export type ConnectFault = 'refuse' | 'hang' | 401 | 402 | 429 | 500;
/** How an endpoint misbehaves once a client is connected. */
export type TalkFault = 'stall' | 'drop' | 'garbage' | 'slow';
export type Fault = ConnectFault | TalkFault;

/** Response time of a slow endpoint (ms). */
export const SLOW_MS = 700;

/** A local server that imitates a hosted engine's protocol. Tests decide how it fails. */
export abstract class ScriptedServer {
  fault: Fault | null = null;
  /** Method and URL of each request received. */
  readonly requests: string[] = [];
  readonly keys: (string | undefined)[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly http: Server;
  private readonly upgrades = new WebSocketServer({ noServer: true });

  protected constructor() {
    this.http = createServer((request, response) => {
      if (
        this.admit(request, request.socket, (status) =>
          response
            .writeHead(status, { 'content-type': 'application/json' })
            .end('{"error":{"message":"scripted"}}'),
        )
      )
        this.respond(request, response);
    });
    this.http.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
      socket.on('error', () => undefined);
    });
    this.http.on('upgrade', (request, socket: Socket, head) => {
      const admitted = this.admit(request, socket, (status) =>
        socket.end(`HTTP/1.1 ${status} Scripted\r\ncontent-length: 0\r\n\r\n`),
      );
      if (admitted)
        this.upgrades.handleUpgrade(request, socket, head, (connected) =>
          this.connected(connected, request),
        );
    });
  }

  protected respond(_request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(404).end();
  }

  protected connected(socket: WebSocket, _request: IncomingMessage): void {
    socket.close();
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.http.listen(0, '127.0.0.1', resolve));
    return this;
  }

  /** Host and port of the server (`127.0.0.1:port`). */
  get host(): string {
    return `127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  /** Calls `callback` after a delay, unless the server has closed by then. */
  protected after(ms: number, callback: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      callback();
    }, ms);
    this.timers.add(timer);
  }

  /** Drops every connection, like a network failure. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    for (const timer of this.timers) clearTimeout(timer);
    this.cut();
    this.upgrades.close();
    await new Promise((resolve) => this.http.close(resolve));
  }

  private admit(
    request: IncomingMessage,
    socket: Socket,
    refuse: (status: number) => void,
  ): boolean {
    this.requests.push(`${request.method} ${request.url}`);
    this.keys.push(
      request.headers.authorization ?? (request.headers['xi-api-key'] as string | undefined),
    );
    if (this.fault === 'hang') return false;
    if (this.fault === 'refuse') socket.destroy();
    else if (typeof this.fault === 'number') refuse(this.fault);
    else return true;
    return false;
  }
}
