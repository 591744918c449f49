import { keepReads, takeReads, type ReadsHolder } from './kept-reads';

const answer = (name: string) => ({ name }) as unknown as Response;
const never = () => Promise.reject(new Error('asked again'));

it('what the early script reads is taken over, and not asked for again', async () => {
  const holder: ReadsHolder = {};
  const read = keepReads(holder, () => Promise.resolve(answer('early')));
  await read?.('/a.json', {});
  expect(await takeReads(holder, never)('/a.json')).toEqual(answer('early'));
});

it('once: who asks again gets what is there now', async () => {
  const holder: ReadsHolder = {};
  void keepReads(holder, () => Promise.resolve(answer('early')))?.('/a.json', {});
  const fetchOrTake = takeReads(holder, () => Promise.resolve(answer('now')));
  await fetchOrTake('/a.json');
  expect(await fetchOrTake('/a.json')).toEqual(answer('now'));
});

it('a failure is taken over too: the page meets it as it would have', async () => {
  const holder: ReadsHolder = {};
  keepReads(holder, () => Promise.reject(new TypeError('Failed to fetch')))?.('/a.json', {}).catch(() => undefined);
  await expect(takeReads(holder, () => Promise.resolve(answer('now')))('/a.json')).rejects.toThrow('Failed to fetch');
});

it('another integrity is another file', async () => {
  const holder: ReadsHolder = {};
  void keepReads(holder, () => Promise.resolve(answer('early')))?.('/m.json', { integrity: 'sha384-1' });
  const fetchOrTake = takeReads(holder, () => Promise.resolve(answer('now')));
  expect(await fetchOrTake('/m.json', { integrity: 'sha384-2' })).toEqual(answer('now'));
  expect(await fetchOrTake('http://localhost/m.json', { integrity: 'sha384-1' })).toEqual(answer('early'));
});

it('without an early script the main one asks for itself, and an early script that comes late asks for nothing', async () => {
  const holder: ReadsHolder = {};
  expect(await takeReads(holder, () => Promise.resolve(answer('now')))('/a.json')).toEqual(answer('now'));
  expect(keepReads(holder, never)).toBeNull();
});
