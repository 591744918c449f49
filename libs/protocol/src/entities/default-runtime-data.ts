import type { RuntimeData } from './runtime-data';

/** The runtime data to use if none is provided (§3). */
export const DEFAULT_RUNTIME_DATA: RuntimeData = {
  components: [
    {
      hash: 'interview-root',
      text: 'Interview',
      componentType: 'screen',
      isClickable: false,
      children: [
        { hash: 'mute', text: 'Mute', componentType: 'button', isClickable: true, children: [] },
        {
          hash: 'camera',
          text: 'Camera',
          componentType: 'button',
          isClickable: true,
          children: [],
        },
        {
          hash: 'leave',
          text: 'Leave Interview',
          componentType: 'button',
          isClickable: true,
          children: [],
        },
      ],
    },
  ],
  deviceId: 'web',
  screenName: 'interview',
};
