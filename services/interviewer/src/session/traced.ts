import type { TurnListener } from '../turn-detection/turn-listener';
import type { Mouth } from '../speech-output/speech-output';
import type { Trace } from '../trace';

/** Writes down when a turn of the candidate comes to its end. */
export function tracedTurns(listener: TurnListener, trace: Trace): TurnListener {
  return {
    words: (text) => listener.words(text),
    speaking(speaks, at, segmentId) {
      if (!speaks) trace('voice_ended', { voicedAt: at });
      listener.speaking(speaks, at, segmentId);
    },
    mayBeOver(text) {
      trace('may_be_over');
      listener.mayBeOver(text);
    },
    over(turn) {
      trace('turn_over');
      listener.over(turn);
    },
  };
}

/** Writes down when an utterance is known, and when it begins to sound: `sounds` is to be called for each of its frames. */
export function tracedMouth(mouth: Mouth, trace: Trace): { mouth: Mouth; sounds: () => void } {
  let sounded = true;
  return {
    sounds() {
      if (!sounded) trace('first_sample_out');
      sounded = true;
    },
    mouth: {
      say(utterance, onProgress) {
        trace('reply_decided');
        sounded = false;
        return mouth.say(utterance, onProgress);
      },
      prepare: (sentence) => mouth.prepare(sentence),
      pause: () => mouth.pause(),
      resume: () => mouth.resume(),
      hush: () => mouth.hush(),
    },
  };
}
