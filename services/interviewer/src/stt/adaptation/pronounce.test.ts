import { jest } from '@jest/globals';
import { EventEmitter } from 'node:events';
import { espeakThread } from '../../tts/testing/espeak-thread';
import { pronounceWithEspeak } from './pronounce';

jest.setTimeout(30_000);

test('words are pronounced as espeak-ng and our list read them, abbreviations also by letters', async () => {
  expect(await pronounceWithEspeak(espeakThread)(['Debezium', 'HSM', 'Redis', 'ECMO'])).toEqual({
    Debezium: ['D EH B IY Z IY AH M'],
    HSM: ['EY CH EH S EH M'],
    Redis: ['R EH D IH S', 'R IH D IY Z'],
    ECMO: ['IY S IY EH M OW', 'EH K M OW'],
  });
});

test('the thread ends, also if espeak-ng fails', async () => {
  const terminate = jest.fn(() => Promise.resolve(0));
  const thread = Object.assign(new EventEmitter(), {
    postMessage: () => queueMicrotask(() => thread.emit('message', { error: 'out of memory' })),
    terminate,
  });
  await expect(pronounceWithEspeak(() => thread)(['Kafka'])).rejects.toThrow('out of memory');
  expect(terminate).toHaveBeenCalledTimes(1);
});
