import { describeBrowserSamples } from '@portal/protocol/testing/browser-samples';
import { readDraft } from '../job-description/draft';
import { readCorrections } from '../resume/preview/remembered-corrections';
import { readRememberedRecognition } from './speech-recognition/use-speech-recognition';
import { readChoices } from './use-choices';

describeBrowserSamples('inRoom', ({ means }) => {
  const { userId } = means.person;

  test('the choices are made', () => {
    expect(readChoices(sessionStorage, userId)).toMatchObject(means.choices);
  });

  test('the job description that was begun is there', () => {
    expect(readDraft(sessionStorage, userId)).toMatchObject(means.jobDescriptionDraft);
  });

  test('corrections that were not saved wait for their resume', () => {
    const { resumeId, name } = means.correction;
    expect(readCorrections(sessionStorage, userId)).toMatchObject({
      [resumeId]: expect.objectContaining({ name }),
    });
  });

  test('what hears, and the consent to it, is known, also for the interview under way', () => {
    const { choice, browserAllowed, interviewId } = means.hearing;
    expect(readRememberedRecognition(localStorage, userId)).toMatchObject({
      last: { [means.language]: choice },
      browserAllowed,
      interview: { id: interviewId, hearing: choice },
    });
  });
});
