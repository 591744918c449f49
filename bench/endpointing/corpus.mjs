import { readFileSync } from 'node:fs';

const plain = (line) => line.replace(/\s*[|~]\s*/g, ' ').trim();

/**
 * Returns the points in `answers.txt` at which an interviewer must decide whether the turn has
 * ended: the end of each answer, and each pause inside it.
 * - `kind`: `end` for the end of an answer; for a pause, `open` if the answer is clearly unfinished
 *   and `closed` if it could be complete
 * - `before`: what was said earlier in the turn; every second answer is in the same turn as the
 *   answer before it
 */
export function decisions() {
  const lines = readFileSync(new URL('answers.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  return lines.flatMap((line, index) => {
    const text = plain(line);
    // Treat a line of up to four words as a complete answer that isn't preceded by anything in the
    // same turn.
    const before = index % 2 && text.split(' ').length > 4 ? `${plain(lines[index - 1])} ` : '';
    const pauses = [...line.matchAll(/[|~]/g)].map(({ 0: mark, index: at }) => ({
      line: index,
      kind: mark === '|' ? 'open' : 'closed',
      text,
      said: plain(line.slice(0, at)),
      before,
    }));
    return [...pauses, { line: index, kind: 'end', text, said: text, before }];
  });
}
