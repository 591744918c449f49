import { describeBrowserSamples } from '@portal/protocol/testing/browser-samples';
import { DevicePreferences } from '../devices/device-preferences';
import { ShortcutsPreference } from '../live/shortcuts/use-shortcuts';
import { RoomMemory } from './room-memory';

describeBrowserSamples('inRoom', ({ means }) => {
  test('the interview under way has its draft, the answers that wait and its pace', () => {
    const { interviewId, draft, waiting, takeYourTime } = means.room;
    expect(new RoomMemory(sessionStorage, interviewId).value).toMatchObject({
      draft,
      takeYourTime,
      waiting: waiting.map((text) => ({ text, segmentId: expect.stringMatching(/^\S+$/) })),
    });
  });

  test('the chosen microphone is known', () => {
    expect(new DevicePreferences(() => localStorage).get('microphone')).toMatchObject({
      label: means.microphone,
    });
  });

  test('single keys are as they were switched', () => {
    expect(new ShortcutsPreference(localStorage).store.getState()).toMatchObject({
      on: means.shortcuts,
    });
  });
});
