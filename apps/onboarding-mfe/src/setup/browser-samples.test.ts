import { readRememberedRecognition } from '@portal/mfe-contract';
import { describeBrowserSamples } from '@portal/protocol/testing/browser-samples';
import { readDraft } from '../job-description/draft';
import { readCorrections } from '../resume/preview/remembered-corrections';
import { readChoices } from './use-choices';

describeBrowserSamples('inRoom', ({ means }) => {
  const { userId } = means.person;

  test('restores the choices', () => {
    expect(readChoices(sessionStorage, userId)).toMatchObject(means.choices);
  });

  test('restores the draft of the job description', () => {
    expect(readDraft(sessionStorage, userId)).toMatchObject(means.jobDescriptionDraft);
  });

  test('restores unsaved corrections of a resume', () => {
    const { resumeId, name } = means.correction;
    expect(readCorrections(sessionStorage, userId)).toMatchObject({
      [resumeId]: expect.objectContaining({ name }),
    });
  });

  test('restores the speech recognition choice and consent, and those of the open interview', () => {
    const { choice, browserAllowed, interviewId } = means.hearing;
    expect(readRememberedRecognition(localStorage, userId)).toMatchObject({
      last: { [means.language]: choice },
      browserAllowed,
      interview: { id: interviewId, hearing: choice },
    });
  });
});
