import { readFileSync } from 'node:fs';

const plain = (line) => line.replace(/\s*[|~]\s*/g, ' ').trim();

/**
 * Returns the points in `answers.txt` at which an interviewer must decide whether the turn has
 * ended: the end of each answer, and each pause inside it.
 * - `kind`: `end` for the end of an answer; for a pause, `open` if the answer is clearly unfinished
 *   and `closed` if it could be complete
 * - `before`: what was said earlier in the turn; every second answer continues the previous
 *   answer's turn
 */
export function decisions() {
  const lines = readFileSync(new URL('answers.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  return lines.flatMap((line, index) => {
    const text = plain(line);
    // Lines of up to four words are answers on their own: nothing was said before them.
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
