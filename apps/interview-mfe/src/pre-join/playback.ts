/** A sound that is being played. `ended` rejects if the browser can't or won't play it. */
export interface Playback {
  ended: Promise<void>;
  /** Stops playback, which resolves `ended`. */
  stop(): void;
}

/** Plays a sound on the given speaker; null means the system default. */
export type PlaySound = (sound: Blob, speakerId: string | null) => Playback;

/**
 * Plays a sound in a detached audio element. If the browser can't select a speaker, the system
 * default is used.
 */
export const playInElement: PlaySound = (sound, speakerId) => {
  const url = URL.createObjectURL(sound);
  const audio = new Audio(url);
  let stop = () => undefined as void;
  const ended = new Promise<void>((resolve, reject) => {
    stop = resolve;
    audio.addEventListener('ended', () => resolve());
    audio.addEventListener('error', () => reject(new Error('The sound could not be played')));
    const routed =
      speakerId !== null && 'setSinkId' in audio ? audio.setSinkId(speakerId) : Promise.resolve();
    // If the speaker can't be used, for example because it was unplugged, play on the system
    // default.
    routed
      .catch(() => undefined)
      .then(() => audio.play())
      .catch(reject);
  }).finally(() => {
    audio.pause();
    URL.revokeObjectURL(url);
  });
  return { ended, stop: () => stop() };
};
