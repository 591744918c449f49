import { jest } from '@jest/globals';
import { analyseWithWebAudio } from './web-audio-analysis';
import { fakeTrack } from './testing/fake-room';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'AudioContext');
  Reflect.deleteProperty(globalThis, 'MediaStream');
});

test('§9.22 Microphone analysis: fft size 256', () => {
  const analyser = { fftSize: 0, frequencyBinCount: 128, getByteFrequencyData: jest.fn() };
  const node = { connect: jest.fn(), disconnect: jest.fn() };
  const context = {
    state: 'running',
    createMediaStreamSource: () => node,
    createAnalyser: () => analyser,
    close: () => Promise.resolve(),
  };
  Object.assign(globalThis, {
    AudioContext: function AudioContext() {
      return context;
    },
    MediaStream: function MediaStream() {
      return {};
    },
  });
  analyseWithWebAudio(fakeTrack);
  expect(analyser.fftSize).toBe(256);
  expect(node.connect).toHaveBeenCalledWith(analyser);
});
