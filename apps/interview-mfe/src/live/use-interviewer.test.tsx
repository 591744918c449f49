import { speak } from '@portal/i18n/testing';
import type { Voice } from '@portal/protocol';
import { act, cleanup, render } from '@testing-library/react';
import { InterviewerFrame } from './frames/InterviewerFrame';
import { useInterviewer } from './use-interviewer';

function Frame({ voice }: { voice: Voice | null }) {
  const interviewer = useInterviewer(voice && { voice });
  return (
    <InterviewerFrame
      state="listening"
      feedbackFollows
      question={null}
      interviewer={interviewer}
      readLevel={() => 0}
    />
  );
}

afterEach(async () => {
  cleanup();
  await act(() => speak('en-US'));
});

it.each([
  ['rachel', 'ar-SA', 'دورك الآن. ريتشل تستمع إليك'],
  ['adam', 'ar-SA', 'دورك الآن. آدم يستمع إليك'],
  [null, 'ar-SA', 'دورك الآن. المُحاوِر يستمع إليك'],
  ['rachel', 'en-US', 'Your turn. Rachel is listening'],
  ['adam', 'en-US', 'Your turn. Adam is listening'],
] as const)(
  'names the voice %s, and Arabic verbs follow its gender (%s)',
  async (voice, language, text) => {
    await act(() => speak(language));
    expect(render(<Frame voice={voice} />).container.textContent).toBe(text);
  },
);
