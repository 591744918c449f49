import { parseDataChannelMessage } from './data-channel-codec';
import { engineInfoSchema, speakingEngineInfoSchema } from './runtime-config';
import {
  adjustableFor,
  toldProsody,
  USUAL_VOICE_SETTINGS,
  VOICE_PITCH,
  VOICE_RATE,
  VOICE_VOLUME,
  voiceSettingsSchema,
} from './voice-settings';

it('the usual settings, and both ends of each range, are settings', () => {
  expect(voiceSettingsSchema.parse(USUAL_VOICE_SETTINGS)).toEqual({
    rate: 100,
    pitch: 0,
    volume: 100,
  });
  for (const end of ['min', 'max'] as const) {
    const settings = { rate: VOICE_RATE[end], pitch: VOICE_PITCH[end], volume: VOICE_VOLUME[end] };
    expect(voiceSettingsSchema.parse(settings)).toEqual(settings);
  }
});

it.each([{ rate: 79 }, { rate: 121 }, { pitch: 0.5 }, { pitch: -3 }, { volume: 0 }])(
  '%j is none',
  (wrong) =>
    expect(voiceSettingsSchema.safeParse({ ...USUAL_VOICE_SETTINGS, ...wrong }).success).toBe(
      false,
    ),
);

it('the interviewer is told of what is not usual, and never of the volume', () => {
  expect([
    toldProsody({ ...USUAL_VOICE_SETTINGS, volume: 40 } as never),
    toldProsody({ ...USUAL_VOICE_SETTINGS, rate: 80 } as never),
  ]).toEqual([undefined, { rate: 80, pitch: 0 }]);
});

it('a message drops settings that are out of range', () => {
  const read = (data: object) =>
    parseDataChannelMessage(JSON.stringify({ type: 'voice_settings', data }));
  expect(read({ rate: 90, pitch: -1, volume: 40 })).toEqual({
    type: 'voice_settings',
    data: { rate: 90, pitch: -1 },
  });
  expect(read({ rate: 300 })).toBeNull();
});

describe('what can be set', () => {
  const voices = { rate: ['rachel', 'adam'], pitch: ['adam'] };
  const engine = {
    kind: 'local',
    name: 'Piper or espeak-ng',
    adjustable: { 'en-US': voices, 'ar-SA': { rate: [], pitch: [] } },
  } as const;

  it('is told for each voice and language', () => {
    const read = speakingEngineInfoSchema.parse(engine);
    expect([
      adjustableFor(read, 'en-US', 'adam'),
      adjustableFor(read, 'en-US', 'rachel'),
      adjustableFor(read, 'ar-SA', 'adam'),
    ]).toEqual([
      { rate: true, pitch: true },
      { rate: true, pitch: false },
      { rate: false, pitch: false },
    ]);
  });

  it('is nothing if a server does not say, and does not disturb a page that does not know it', () => {
    expect(adjustableFor({}, 'en-US', 'adam')).toEqual({ rate: false, pitch: false });
    expect(engineInfoSchema.parse(engine)).toEqual({ kind: engine.kind, name: engine.name });
  });
});
