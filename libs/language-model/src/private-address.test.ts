import { staysHere } from './private-address';

test.each([
  'http://127.0.0.1:9000/v1',
  'http://localhost:9000',
  'http://[::1]:9000',
  'http://10.1.2.3',
  'http://172.20.0.4',
  'http://192.168.1.7:8000/v1',
  'http://[fd12::3]',
  'http://[::ffff:127.0.0.1]:9000',
  'http://whisper:8000/v1',
  'http://whisper.internal',
  'http://box.local',
])('requests to %s stay on this network', (url) => {
  expect(staysHere(url)).toBe(true);
});

test.each([
  'https://api.openai.com/v1',
  'http://8.8.8.8',
  'http://172.32.0.1',
  'http://[2001:db8::1]',
  'https://10.example.com',
  'https://internal.example.com',
])('requests to %s leave it', (url) => {
  expect(staysHere(url)).toBe(false);
});
