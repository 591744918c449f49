import { readMeasures } from './livekit-connection-check';

test('reads round trip, loss and packets of the path in use', () => {
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

test('omits what the browser does not report', () => {
  expect(readMeasures([])).toEqual({ packetsSent: 0 });
});
