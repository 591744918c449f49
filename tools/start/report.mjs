/**
 * A failure that the user can do something about. It is shown as one line, without a stack trace.
 */
export class StartError extends Error {}

const HEARTBEAT_MS = 10_000;

/**
 * Prints progress, with one line per step. On a terminal, the line is updated in place; elsewhere
 * (in a log or in CI), a new line is printed from time to time.
 * @param {{ write(text: string): unknown, isTTY?: boolean, columns?: number }} stream
 */
export function createReport(stream = process.stdout) {
  const line = (mark, text) =>
    stream.write(`${stream.isTTY ? '\r\u001b[2K' : ''}${mark} ${text}\n`);

  return {
    say: (text) => line('•', text),
    warn: (text) => line('!', text),
    fail: (text) => line('✗', text),
    plain: (text) => stream.write(`${text}\n`),

    /**
     * Starts a step that takes a while. `done` or `fail` ends it; `progress` may be called any
     * number of times before that.
     */
    step(name) {
      const startedAt = performance.now();
      const seconds = () => Math.round((performance.now() - startedAt) / 1000);
      let detail = '';
      let lastWrittenAt = startedAt;
      const show = () => {
        const text = `… ${name} (${seconds()} s)${detail === '' ? '' : `: ${detail}`}`;
        if (stream.isTTY)
          return stream.write(`\r\u001b[2K${text.slice(0, (stream.columns ?? 80) - 1)}`);
        if (performance.now() - lastWrittenAt < HEARTBEAT_MS) return undefined;
        lastWrittenAt = performance.now();
        return stream.write(`${text}\n`);
      };
      const ticker = setInterval(show, 1_000);
      ticker.unref();
      return {
        progress(text) {
          detail = text;
          if (stream.isTTY) show();
        },
        done(text) {
          clearInterval(ticker);
          line('✓', `${name}: ${text}${seconds() > 1 ? ` (${seconds()} s)` : ''}`);
        },
        fail(text) {
          clearInterval(ticker);
          line('✗', `${name}: ${text}`);
        },
      };
    },
  };
}
