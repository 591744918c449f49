import { contentSecurityPolicy } from './content-security-policy';

const { directives } = contentSecurityPolicy({
  remotes: ['http://127.0.0.1:4201', 'http://127.0.0.1:4202'],
  mainApi: 'http://127.0.0.1:4300',
  voiceApi: 'http://127.0.0.1:4301',
  livekit: 'ws://127.0.0.1:7880',
});
const directive = (name: string) => `${name} ${directives[name]?.join(' ')}`;

test('scripts come from the shell and its remotes alone, without eval or inline code', () => {
  expect(directive('script-src')).toBe(
    "script-src 'self' http://127.0.0.1:4201 http://127.0.0.1:4202",
  );
});

test('scripts need a Trusted Types policy of a build or of the remote guard', () => {
  expect(directive('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(directive('trusted-types')).toBe("trusted-types portal portal-remotes 'allow-duplicates'");
});

test('the page connects to both servers, its remotes and the room, over WebSocket and HTTP', () => {
  expect(directive('connect-src')).toBe(
    "connect-src 'self' http://127.0.0.1:4300 http://127.0.0.1:4301 http://127.0.0.1:4201 http://127.0.0.1:4202 ws://127.0.0.1:7880 http://127.0.0.1:7880",
  );
});

test('the page can play its own recordings and show its own images', () => {
  expect(directive('media-src')).toBe("media-src 'self' blob: mediastream:");
  expect(directive('img-src')).toBe(
    "img-src 'self' data: blob: http://127.0.0.1:4201 http://127.0.0.1:4202",
  );
});

test('what is not named is not allowed', () => {
  expect(directive('default-src')).toBe("default-src 'none'");
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
});

test('styles come from the shell and its remotes; inline styles are not allowed, not even by hash or nonce', () => {
  expect(directive('style-src')).toBe(
    "style-src 'self' http://127.0.0.1:4201 http://127.0.0.1:4202",
  );
  expect(directive('style-src-attr')).toBe("style-src-attr 'none'");
  expect(JSON.stringify(directives)).not.toMatch(/unsafe|sha\d|nonce/);
});

test('plug-ins, frames and workers are not allowed at all', () => {
  expect(['object-src', 'frame-src', 'worker-src'].map(directive)).toEqual([
    "object-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
  ]);
});
