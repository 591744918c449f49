import { describeBrowserSamples } from '@portal/protocol/testing/browser-samples';
import { DevicePreferences } from '../devices/device-preferences';
import { ShortcutsPreference } from '../live/shortcuts/use-shortcuts';
import { RoomMemory } from './room-memory';

describeBrowserSamples('inRoom', ({ means }) => {
  test("restores the interview's draft, queued answers and pace", () => {
    const { interviewId, draft, waiting, takeYourTime } = means.room;
    expect(new RoomMemory(sessionStorage, interviewId).value).toMatchObject({
      draft,
      takeYourTime,
      waiting: waiting.map((text) => ({ text, segmentId: expect.stringMatching(/^\S+$/) })),
    });
  });

  test('restores the chosen microphone', () => {
    expect(new DevicePreferences(() => localStorage).get('microphone')).toMatchObject({
      label: means.microphone,
    });
  });

  test('restores the shortcut preference', () => {
    expect(new ShortcutsPreference(localStorage).store.getState()).toMatchObject({
      on: means.shortcuts,
    });
  });
});
