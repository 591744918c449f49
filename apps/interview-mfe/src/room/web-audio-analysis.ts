import { MIC_ANALYSIS_FFT_SIZE } from '@portal/protocol';
import type { AudioAnalysis } from './level-meter';

const SILENT: AudioAnalysis = { level: () => 0, close: () => undefined };

/** Returns the average of `bins` (0–255). */
export function averageLevel(bins: Uint8Array): number {
  if (bins.length === 0) return 0;
  let sum = 0;
  for (const bin of bins) sum += bin;
  return sum / bins.length;
}

/**
 * Measures a track with an AnalyserNode whose FFT size is 256 (§9). If the browser doesn't support
 * Web Audio, the level is always 0.
 */
export function analyseWithWebAudio(track: MediaStreamTrack): AudioAnalysis {
  if (typeof AudioContext === 'undefined') return SILENT;
  const context = new AudioContext();
  const source = context.createMediaStreamSource(new MediaStream([track]));
  const analyser = context.createAnalyser();
  analyser.fftSize = MIC_ANALYSIS_FFT_SIZE;
  source.connect(analyser);
  const bins = new Uint8Array(analyser.frequencyBinCount);
  return {
    level() {
      // The browser suspends an audio context until the user has interacted with the page, so try
      // to resume it each time the level is read.
      if (context.state === 'suspended') void context.resume().catch(() => undefined);
      analyser.getByteFrequencyData(bins);
      return averageLevel(bins);
    },
    close() {
      source.disconnect();
      void context.close().catch(() => undefined);
    },
  };
}
