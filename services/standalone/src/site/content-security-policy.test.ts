import { contentSecurityPolicy } from './content-security-policy';

const policy = contentSecurityPolicy({
  remotes: ['http://127.0.0.1:4201', 'http://127.0.0.1:4202'],
  mainApi: 'http://127.0.0.1:4300',
  voiceApi: 'http://127.0.0.1:4301',
  livekit: 'ws://127.0.0.1:7880',
});
const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

test('scripts come from the shell and its remotes alone, without eval or inline code', () => {
  expect(directive('script-src')).toBe("script-src 'self' http://127.0.0.1:4201 http://127.0.0.1:4202");
});

test('the page talks to both servers, its remotes and the room, over WebSocket and HTTP', () => {
  expect(directive('connect-src')).toBe(
    "connect-src 'self' http://127.0.0.1:4300 http://127.0.0.1:4301 http://127.0.0.1:4201 http://127.0.0.1:4202 ws://127.0.0.1:7880 http://127.0.0.1:7880",
  );
});

test('what is not named is not allowed', () => {
  expect(directive('default-src')).toBe("default-src 'none'");
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
});
