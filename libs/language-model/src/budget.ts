import type { LanguageModel, ModelRequest, TokenUsage } from '@portal/interviewing';

/** The most that may be used of a model that was opened for one task of an interview. */
export interface Budget {
  calls: number;
  /** Tokens of requests and replies together. */
  tokens: number;
}

/** Thrown, before anything is sent, if a request does not fit into what is left of the budget. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
}

export interface BudgetedModel extends LanguageModel {
  /** What was used so far. Requests that are still running count with all that they may use. */
  readonly used: Readonly<Budget>;
}

/** Rough length of a token (characters), where the server does not report how many were used. */
const CHARS_PER_TOKEN = 4;
const estimate = (chars: number) => Math.ceil(chars / CHARS_PER_TOKEN);

/**
 * Limits what may be used of a model that was opened for one task of an interview: its plan, its room
 * or its report. While a request runs, its prompt and its longest reply count, so that simultaneous
 * requests cannot exceed the budget together; afterwards, what the server reports, or an estimate.
 * `stream` throws `BudgetSpent` if a request does not fit.
 */
export function withBudget(model: LanguageModel, limits: Budget): BudgetedModel {
  let calls = 0;
  let tokens = 0;

  async function* stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<string> {
    const prompt = promptTokens(request);
    const reserved = prompt + request.maxTokens;
    if (calls >= limits.calls || tokens + reserved > limits.tokens)
      throw new BudgetSpent(`after ${calls} calls and ${tokens} tokens`);
    calls += 1;
    tokens += reserved;
    let chars = 0;
    let reported: TokenUsage | null = null;
    const onUsage = (usage: TokenUsage) => {
      reported = usage;
      request.onUsage?.(usage);
    };
    try {
      for await (const piece of model.stream({ ...request, onUsage }, signal)) {
        chars += piece.length;
        yield piece;
      }
    } finally {
      tokens += (totalOf(reported) ?? prompt + estimate(chars)) - reserved;
    }
  }

  return {
    stream,
    get used() {
      return { calls, tokens };
    },
  };
}

const promptTokens = ({ messages, json }: ModelRequest) =>
  estimate(
    messages.reduce((sum, { content }) => sum + content.length, 0) +
      (json ? JSON.stringify(json.schema).length : 0),
  );

/** Returns the sum of what a server reports, or null if it makes no sense. */
function totalOf(usage: TokenUsage | null): number | null {
  const total = usage ? usage.prompt + usage.reply : NaN;
  return Number.isSafeInteger(total) && total >= 0 ? total : null;
}
