/** A sound that is being played. */
export interface Playing {
  /** Resolves when the sound has ended or was stopped. Rejects if it can't be played. */
  ended: Promise<void>;
  stop(): void;
}

/**
 * Plays a sound once it has been fetched. Must be called in a click handler, because browsers allow
 * sound only then.
 * @param volume 0–1
 */
export type PlaySample = (sound: Promise<Blob>, volume: number) => Playing;

/** Plays a sample with Web Audio, whose volume can be set on every device. */
export const playSample: PlaySample = (sound, volume) => {
  const context = new AudioContext();
  let stop = () => undefined as void;
  const ended = new Promise<void>((resolve, reject) => {
    stop = resolve;
    sound
      .then((blob) => blob.arrayBuffer())
      .then((bytes) => context.decodeAudioData(bytes))
      .then((buffer) => {
        const source = new AudioBufferSourceNode(context, { buffer });
        source.addEventListener('ended', () => resolve());
        source.connect(new GainNode(context, { gain: volume })).connect(context.destination);
        source.start();
      })
      .catch(reject);
  }).finally(() => void context.close());
  return { ended, stop: () => stop() };
};
