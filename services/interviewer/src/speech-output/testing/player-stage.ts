import { FakeClock } from '@portal/testing/fake-clock';
import { silentLog } from '../../testing/silent-log';
import { FakeSink, FakeVoice } from './fakes';
import type { PlaybackResult } from '../speech-output';
import { Player } from '../player';
import type { SentencePair } from '../sentence-pair';

/** 15 characters, which the fake voice speaks in 750 ms. */
export const FIRST = 'Tell me please.';
/** 20 characters, which the fake voice speaks in 1,000 ms. */
export const SECOND = 'What did you do all?';
export const pair = (text: string): SentencePair => ({ text, spoken: text });

/** Creates a player whose voice and sink follow the fake clock. */
export function stage({ byClauses = false, subscribed = true } = {}) {
  const clock = new FakeClock();
  const sink = new FakeSink(clock, subscribed);
  const voice = new FakeVoice();
  const player = new Player({ tts: voice, sink, clock, log: silentLog, byClauses });
  const told: string[] = [];
  let played: PlaybackResult | null = null;
  const say = (
    sentences: Iterable<SentencePair> | AsyncIterable<SentencePair>,
    interruptible = true,
  ) => {
    played = null;
    void player
      .say({ sentences, interruptible }, (said) => told.push(said))
      .then((result) => (played = result));
  };
  return { clock, sink, voice, player, told, say, played: () => played };
}
