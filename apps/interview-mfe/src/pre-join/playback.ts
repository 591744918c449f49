/** A sound being played. `ended` rejects if the browser refuses to play it. */
export interface Playback {
  ended: Promise<void>;
  /** Stops playback and resolves `ended`. */
  stop(): void;
}

/** Plays on one speaker; null is the system default. */
export type PlaySound = (sound: Blob, speakerId: string | null) => Playback;

/** Plays in a detached audio element. If speakers can't be selected, the system default is used. */
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
    // The speaker was unplugged meanwhile: use the system default rather than no sound.
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
