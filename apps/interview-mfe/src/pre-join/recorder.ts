/** A running recording. `finish` ends it and gives what was recorded; `cancel` ends it and gives nothing. */
export interface Recording {
  finish(): Promise<Blob>;
  cancel(): void;
}
export type StartRecording = (stream: MediaStream) => Recording;

/** Records with the browser's own recorder, in whichever format it likes: the same browser plays it. */
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
