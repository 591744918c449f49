import { frameworkLevel, interviewerLog } from './log';

it("logs a reason without the personal data it quotes, also in an interview's log", () => {
  const lines: string[] = [];
  const log = interviewerLog('trace', { write: (line) => void lines.push(line) }).child({
    interviewId: 'i-1',
  });
  log.warn(
    { reason: String(new Error('cannot place “I led the billing team” of mona@example.com')) },
    'speech recognition failed',
  );
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    interviewId: 'i-1',
    reason: 'Error: cannot place [text] of [email]',
    msg: 'speech recognition failed',
  });
});

it.each([
  ['trace', 'error'],
  ['debug', 'error'],
  ['info', 'error'],
  ['warn', 'error'],
  ['error', 'error'],
  ['fatal', 'fatal'],
  ['silent', 'silent'],
])('at %s the framework logs what is %s', (level, framework) => {
  expect(frameworkLevel(level)).toBe(framework);
});
