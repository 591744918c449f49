import { AUTH_STORAGE_KEY } from '@portal/protocol';
import { keepsSession } from './kept-session';

const whole = { userId: '1', accessToken: 'a', sessionId: 's' };
const storage = (entry: string | null) => ({ getItem: (key: string) => (key === AUTH_STORAGE_KEY ? entry : null) });

it('a whole session is one', () => expect(keepsSession(storage(JSON.stringify(whole)))).toBe(true));

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a token without its person', JSON.stringify({ ...whole, userId: null })],
  ['a person without a token', JSON.stringify({ ...whole, accessToken: undefined })],
])('%s is none', (_, entry) => expect(keepsSession(storage(entry))).toBe(false));

it('storage that is switched off keeps none', () => {
  expect(keepsSession(null)).toBe(false);
  expect(keepsSession({ getItem: () => { throw new DOMException('denied', 'SecurityError'); } })).toBe(false);
});
