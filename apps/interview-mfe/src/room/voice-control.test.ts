import { FakeClock, settle } from '@portal/testing/fake-clock';
import { USUAL_VOICE_SETTINGS, type VoiceSettings } from '@portal/protocol';
import { RemoteVoice } from './remote-voice';
import { FakeAnalysis, FakeRoom, fakeTrack } from './testing/fake-room';
import { SETTINGS_REST_MS, VoiceControl } from './voice-control';

function open(kept: VoiceSettings = USUAL_VOICE_SETTINGS) {
  const clock = new FakeClock();
  const transport = new FakeRoom();
  const remote = new RemoteVoice(() => new FakeAnalysis());
  const element = document.createElement('audio');
  remote.setElement(element);
  const stored: VoiceSettings[] = [];
  const logged: string[] = [];
  const control = new VoiceControl({
    transport,
    remote,
    memory: { read: () => kept, store: (settings) => stored.push(settings) },
    clock,
    log: (event) => logged.push(event),
  });
  const told = () =>
    transport.sent.flatMap(({ type, data }) => (type === 'voice_settings' ? [data] : []));
  return { clock, transport, remote, element, stored, logged, control, told };
}

it('sets the volume at once and keeps it, and does not trouble the interviewer with it', async () => {
  const { clock, control, element, stored, told } = open();
  control.set({ volume: 40 });
  expect(element.volume).toBe(0.4);
  expect(stored).toEqual([{ ...USUAL_VOICE_SETTINGS, volume: 40 }]);
  await clock.advance(SETTINGS_REST_MS);
  expect(told()).toEqual([]);
});

it('plays a returning interviewer, in another element too, at the kept volume', () => {
  const { remote } = open({ ...USUAL_VOICE_SETTINGS, volume: 60 });
  const element = document.createElement('audio');
  remote.setElement(element);
  remote.setAudio({
    track: fakeTrack,
    // A media client may set the volume of what it attaches.
    attach: (attached) => void (attached.volume = 1),
    detach: () => undefined,
  });
  expect(element.volume).toBe(0.6);
});

it('tells the interviewer rate and pitch, and keeps them', async () => {
  const { clock, control, stored, told } = open();
  control.set({ rate: 80 });
  await clock.advance(SETTINGS_REST_MS);
  control.set({ pitch: 1 });
  await clock.advance(SETTINGS_REST_MS);
  expect(told()).toEqual([
    { rate: 80, pitch: 0 },
    { rate: 80, pitch: 1 },
  ]);
  expect(stored.at(-1)).toEqual({ rate: 80, pitch: 1, volume: 100 });
});

it('tells the interviewer once a slider rests, not of the steps on the way', async () => {
  const { clock, control, stored, told } = open();
  for (const rate of [95, 90, 85]) {
    control.set({ rate });
    await clock.advance(SETTINGS_REST_MS - 1);
  }
  expect([stored.length, told()]).toEqual([3, []]);
  await clock.advance(1);
  expect(told()).toEqual([{ rate: 85, pitch: 0 }]);
});

it('tells nobody after the room has been left', async () => {
  const { clock, control, told } = open();
  control.set({ rate: 80 });
  control.close();
  await clock.advance(SETTINGS_REST_MS);
  expect(told()).toEqual([]);
});

describe('an interviewer that joins', () => {
  it('is told nothing if the voice is as usual', () => {
    const { control, told } = open();
    control.tell();
    expect(told()).toEqual([]);
  });

  it('is told what was kept', () => {
    const { control, told } = open({ rate: 90, pitch: -1, volume: 50 });
    control.tell();
    expect(told()).toEqual([{ rate: 90, pitch: -1 }]);
  });

  it('is told of a return to the usual, because it was called with something else', () => {
    const { control, told } = open({ rate: 90, pitch: 0, volume: 100 });
    control.set({ rate: 100 });
    control.tell();
    expect(told()).toEqual([{ rate: 100, pitch: 0 }]);
  });

  it('is told a change at once, and not a second time when the slider rests', async () => {
    const { clock, control, told } = open();
    control.set({ rate: 90 });
    control.tell();
    await clock.advance(SETTINGS_REST_MS);
    expect(told()).toEqual([{ rate: 90, pitch: 0 }]);
  });
});

it('keeps the settings if they can’t be sent', async () => {
  const { clock, control, transport, logged } = open();
  transport.send = () => Promise.reject(new Error('offline'));
  control.set({ rate: 80 });
  await clock.advance(SETTINGS_REST_MS);
  await settle();
  expect(logged).toEqual(['voice settings not sent']);
  expect(control.store.getState().voice.rate).toBe(80);
});
