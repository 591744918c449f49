/** A sound that is being played. `ended` rejects where the browser does not play it. */
export interface Playback {
  ended: Promise<void>;
  /** `ended` then resolves. */
  stop(): void;
}

/** Plays through one speaker; null is the system's own. */
export type PlaySound = (sound: Blob, speakerId: string | null) => Playback;

/** Plays in an element of its own, which is not on the page. Where speakers can't be chosen the system's is used. */
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
    // A speaker that went away meanwhile: the system's is better than silence.
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
