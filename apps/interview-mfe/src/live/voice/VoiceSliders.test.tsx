import { initPlatform, resetPlatform } from '@portal/auth-store';
import { speak } from '@portal/i18n/testing';
import { USUAL_VOICE_SETTINGS, VOICES, type VoiceSettings } from '@portal/protocol';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { VoiceSliders } from './VoiceSliders';

const engine = { kind: 'built-in', name: 'x' } as const;
const all = [...VOICES];

function show(settings: VoiceSettings = USUAL_VOICE_SETTINGS, pitch: string[] = all) {
  const voices = { rate: all, pitch };
  initPlatform({
    mainApiUrl: 'http://main',
    voiceApiUrl: 'http://voice',
    apiKey: null,
    appId: null,
    engines: {
      hearing: { 'en-US': [], 'ar-SA': [] },
      speaking: { ...engine, adjustable: { 'en-US': voices, 'ar-SA': voices } },
      language: engine,
    },
    federation: { environment: 'production', origins: [] },
  });
  const changed: Partial<VoiceSettings>[] = [];
  render(
    <VoiceSliders
      interview={{ voice: 'adam', language: 'en-US' }}
      name="Adam"
      settings={settings}
      onChange={(part) => changed.push(part)}
    />,
  );
  return changed;
}

beforeAll(() => speak('en-US'));
afterEach(() => {
  cleanup();
  resetPlatform();
});

test('speed, pitch and volume can be changed, each from its slider', () => {
  const changed = show({ rate: 80, pitch: -1, volume: 60 });
  const set = (name: string, value: string) => {
    const slider = screen.getByRole('slider', { name });
    fireEvent.change(slider, { target: { value } });
    return slider.getAttribute('aria-valuetext');
  };
  expect([set('Speed', '90'), set('Pitch', '1'), set('Volume', '70')]).toEqual([
    '80%',
    'Lower',
    '60%',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Reset to normal' }));
  expect(changed).toEqual([{ rate: 90 }, { pitch: 1 }, { volume: 70 }, USUAL_VOICE_SETTINGS]);
});

test('says whose voice it is, and from when a change is heard', () => {
  show();
  expect(screen.getByRole('region', { name: 'Adam’s voice' }).textContent).toContain(
    'Speed and pitch change with the next sentence, volume right away.',
  );
  expect(screen.queryByRole('button', { name: 'Reset to normal' })).toBeNull();
});

test('says what the engine of this voice cannot change', () => {
  show(USUAL_VOICE_SETTINGS, ['rachel']);
  expect(screen.queryByRole('slider', { name: 'Pitch' })).toBeNull();
  expect(screen.getByText('Adam’s pitch can’t be changed on this site.')).toBeTruthy();
});
