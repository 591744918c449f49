import { readMeasures } from './livekit-connection-check';

test('round trip, loss and packets are read from the statistics of the path in use', () => {
  expect(
    readMeasures([
      { type: 'candidate-pair', nominated: false, currentRoundTripTime: 0.9 },
      { type: 'candidate-pair', nominated: true, currentRoundTripTime: 0.038 },
      { type: 'outbound-rtp', kind: 'audio', packetsSent: 61 },
      { type: 'outbound-rtp', kind: 'video', packetsSent: 9 },
      { type: 'remote-inbound-rtp', fractionLost: 0.02 },
    ]),
  ).toEqual({ packetsSent: 61, roundTripMs: 38, lossRatio: 0.02 });
});

test('what the browser does not tell is left out', () => {
  expect(readMeasures([])).toEqual({ packetsSent: 0 });
});
