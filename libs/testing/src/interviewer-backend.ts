import {
  addMessageBodySchema,
  analyzeBodySchema,
  type AddMessageBody,
  type InterviewMessage,
  type InterviewPlan,
} from '@portal/protocol';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';

export interface StandIn {
  url: string;
  stored: InterviewMessage[];
  /**
   * The write requests received so far, in order. Each entry is `POST messages`, `PATCH complete`
   * or `POST analyze`.
   */
  calls: string[];
  /** How many of the next requests to store a message should fail with 503. */
  failNext: number;
  close(): Promise<void>;
}

async function body(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return parts.length ? JSON.parse(Buffer.concat(parts).toString()) : null;
}

/**
 * Starts one server that stands in for both the main API and the voice API. It validates request
 * bodies.
 */
export async function startServers(
  plans: readonly InterviewPlan[],
  token: string,
): Promise<StandIn> {
  const state: StandIn = {
    url: '',
    stored: [],
    calls: [],
    failNext: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const store = (interviewId: string, message: AddMessageBody) => {
    const known = state.stored.find(
      ({ metadata }) =>
        metadata?.segmentId !== undefined && metadata.segmentId === message.metadata?.segmentId,
    );
    if (known) return known;
    const added: InterviewMessage = {
      id: randomUUID(),
      interviewId,
      role: message.role,
      content: message.content,
      metadata: message.metadata ?? null,
      createdAt: new Date().toISOString(),
    };
    state.stored.push(added);
    return added;
  };
  const server: Server = createServer((request, response) => {
    const answer = (status: number, data: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data));
    const handle = async () => {
      if (request.url === '/health') return answer(200, { status: 'ok' });
      if (request.headers.authorization !== `Bearer ${token}`) return answer(401, {});
      const plan = plans.find(
        ({ id, interviewId }) => request.url?.includes(interviewId) || request.url?.includes(id),
      );
      if (!plan) return answer(404, {});
      const route = `${request.method} ${request.url?.replace(plan.interviewId, ':id').replace(plan.id, ':plan')}`;
      if (route === 'GET /api/plans/:plan') return answer(200, { data: plan });
      if (route === 'GET /api/v1/interviews/:id/messages')
        return answer(200, {
          data: state.stored.filter(({ interviewId }) => interviewId === plan.interviewId),
        });
      state.calls.push(route.replace('/api/v1/interviews/:id/', ''));
      if (route === 'POST /api/v1/interviews/:id/messages') {
        if (state.failNext > 0) {
          state.failNext -= 1;
          return answer(503, {});
        }
        return answer(201, {
          data: store(plan.interviewId, addMessageBodySchema.parse(await body(request))),
        });
      }
      if (route === 'PATCH /api/v1/interviews/:id/complete') return answer(200, { data: {} });
      if (route === 'POST /api/v1/interviews/:id/analyze')
        return answer(202, { data: analyzeBodySchema.parse(await body(request)) });
      return answer(404, {});
    };
    handle().catch((error: unknown) => answer(422, { message: String(error) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  state.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return state;
}
