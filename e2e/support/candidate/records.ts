import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import {
  errorBodySchema,
  HEADERS,
  interviewListResponseSchema,
  interviewSummaryResponseSchema,
  jdListResponseSchema,
  loginResponseSchema,
  MAIN_API,
  messageListResponseSchema,
  path,
  resumeListResponseSchema,
  VOICE_API,
  type InterviewMessage,
  type InterviewSummary,
  type JobDescription,
  type Resume,
} from '@portal/protocol';
import { fromEnvironment } from '../environment';
import type { Person } from './enrol';

/**
 * What the real servers hold about one person, read through the APIs in a session of its own, so
 * that a test can compare it with what the page shows.
 */
export class Records {
  private constructor(
    private readonly request: APIRequestContext,
    readonly userId: string,
    private readonly headers: Record<string, string>,
  ) {}

  /** Logs in. Where documents are still missing, only the documents can be read. */
  static async of(request: APIRequestContext, { email, password }: Person): Promise<Records> {
    const { mainApiUrl } = fromEnvironment();
    const answer = await request.post(mainApiUrl + MAIN_API.login, { data: { email, password } });
    if (!answer.ok()) {
      const { userId, onboardingToken } = errorBodySchema.parse(await answer.json());
      return new Records(request, userId ?? '', { authorization: `Bearer ${onboardingToken}` });
    }
    const { user } = loginResponseSchema.parse(await answer.json()).data;
    return new Records(request, user.id, {
      authorization: `Bearer ${user.accessToken}`,
      [HEADERS.sessionToken]: user.sessionId,
    });
  }

  async interviews(): Promise<InterviewSummary[]> {
    return interviewListResponseSchema.parse(await this.#main(MAIN_API.interviews)).data;
  }

  async interview(id: string): Promise<InterviewSummary> {
    const answer = await this.#main(path(MAIN_API.interview, { id }));
    return interviewSummaryResponseSchema.parse(answer).data;
  }

  async messages(interviewId: string): Promise<InterviewMessage[]> {
    const answer = await this.#main(path(MAIN_API.messages, { id: interviewId }));
    return messageListResponseSchema.parse(answer).data;
  }

  async resumes(): Promise<Resume[]> {
    const answer = await this.#voice(path(VOICE_API.resumeList, { userId: this.userId }));
    return resumeListResponseSchema.parse(answer).data.resumes;
  }

  async jobDescriptions(): Promise<JobDescription[]> {
    const answer = await this.#voice(path(VOICE_API.jdList, { userId: this.userId }));
    return jdListResponseSchema.parse(answer).data;
  }

  /** Calls the main API and returns the answer's body, which must be a success. */
  async post(route: string, data: object = {}): Promise<unknown> {
    const { mainApiUrl } = fromEnvironment();
    return bodyOf(await this.request.post(mainApiUrl + route, { headers: this.headers, data }));
  }

  async patch(route: string): Promise<unknown> {
    const { mainApiUrl } = fromEnvironment();
    return bodyOf(await this.request.patch(mainApiUrl + route, { headers: this.headers }));
  }

  /** Uploads a document to the voice API. */
  async upload(
    route: string,
    fields: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>,
  ): Promise<void> {
    const { voiceApiUrl } = fromEnvironment();
    const answer = await this.request.post(voiceApiUrl + route, {
      headers: this.headers,
      multipart: { user_id: this.userId, ...fields },
    });
    await bodyOf(answer);
  }

  #main(route: string): Promise<unknown> {
    return this.#get(fromEnvironment().mainApiUrl + route);
  }

  #voice(route: string): Promise<unknown> {
    return this.#get(fromEnvironment().voiceApiUrl + route);
  }

  async #get(url: string): Promise<unknown> {
    return bodyOf(await this.request.get(url, { headers: this.headers }));
  }
}

async function bodyOf(answer: APIResponse): Promise<unknown> {
  expect(answer.ok(), `${answer.url()}: ${await answer.text()}`).toBe(true);
  return answer.json();
}
