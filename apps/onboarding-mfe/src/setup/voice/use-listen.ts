import type { VoiceApiClient } from '@portal/api-clients';
import { prosodyOf, type Language, type Voice, type VoiceSettings } from '@portal/protocol';
import { useEffect, useRef, useState } from 'react';
import type { PlaySample, Playing } from './play-sample';

export interface Listening {
  /** The voice that is being fetched or played; null if none is. */
  voice: Voice | null;
  /** Whether the last sample couldn't be played. */
  failed: boolean;
  /** Plays a sample of a voice, or stops it if it is being played. */
  toggle(voice: Voice): void;
}

export interface ListenParts {
  client: Pick<VoiceApiClient, 'voiceSample'>;
  language: Language;
  settings: VoiceSettings;
  play: PlaySample;
}

/** Lets the user listen to one voice at a time, as it would speak in the interview. */
export function useListen({ client, language, settings, play }: ListenParts): Listening {
  const [state, setState] = useState<Pick<Listening, 'voice' | 'failed'>>({
    voice: null,
    failed: false,
  });
  const current = useRef<{ playing: Playing; abort: AbortController } | null>(null);
  const stop = () => {
    const stopped = current.current;
    current.current = null;
    stopped?.abort.abort();
    stopped?.playing.stop();
  };
  useEffect(() => stop, []);

  const listen = (voice: Voice) => {
    const abort = new AbortController();
    const sound = client.voiceSample(
      { voice, language, ...prosodyOf(settings) },
      { signal: abort.signal },
    );
    const playing = play(sound, settings.volume / 100);
    const mine = { playing, abort };
    current.current = mine;
    setState({ voice, failed: false });
    const finish = (failed: boolean) => {
      // Another voice may be playing by now.
      if (current.current !== mine) return;
      current.current = null;
      setState({ voice: null, failed });
    };
    playing.ended.then(
      () => finish(false),
      () => finish(true),
    );
  };
  return {
    ...state,
    toggle: (voice) => {
      const again = state.voice === voice;
      stop();
      if (again) setState({ voice: null, failed: false });
      else listen(voice);
    },
  };
}
