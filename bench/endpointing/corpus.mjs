import { readFileSync } from 'node:fs';

const plain = (line) => line.replace(/\s*[|~]\s*/g, ' ').trim();

/**
 * The places at which an interviewer must decide, from `answers.txt`: the end of each answer, and each pause inside it.
 * `kind`: `end`; `open` where the words so far cannot be all; `closed` where they could be, and only the speaker knows.
 * `before`: what was said earlier in the turn; every second answer follows the one before it.
 */
export function decisions() {
  const lines = readFileSync(new URL('answers.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  return lines.flatMap((line, index) => {
    const text = plain(line);
    // The last lines are answers that stand alone.
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
