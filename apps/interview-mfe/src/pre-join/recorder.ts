/** A recording in progress. `finish` ends it and returns the recording; `cancel` discards it. */
export interface Recording {
  finish(): Promise<Blob>;
  cancel(): void;
}
export type StartRecording = (stream: MediaStream) => Recording;

/**
 * Records with `MediaRecorder` in the browser's default format, which the same browser can play
 * back.
 */
export const recordWithMediaRecorder: StartRecording = (stream) => {
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise<Blob>((resolve, reject) => {
    recorder.addEventListener('stop', () => resolve(new Blob(parts, { type: recorder.mimeType })));
    recorder.addEventListener('error', () => reject(new Error('The recording failed')));
  });
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  recorder.start();
  return {
    finish: () => {
      stop();
      return stopped;
    },
    cancel: () => {
      stopped.catch(() => undefined);
      stop();
    },
  };
};
