import type { EngineInfo } from '@portal/protocol';
import { cleanup, render, screen } from '@testing-library/react';
import { speak } from '@portal/i18n/testing';
import { Engines } from './Engines';

afterEach(cleanup);
const show = (language: EngineInfo) =>
  render(
    <Engines
      recognition="none"
      engines={{
        hearing: { 'en-US': [], 'ar-SA': [] },
        speaking: { kind: 'built-in', name: 'espeak-ng' },
        language,
      }}
    />,
  );

describe('which engines ask and score', () => {
  it('the rules, if they do both', async () => {
    await speak('en-US');
    show({ kind: 'built-in', name: 'rule-based interviewer' });
    expect(
      screen.getByText('Questions and scores come from rule-based interviewer (built in).'),
    ).toBeTruthy();
  });

  it('a language model that words questions and reads answers but does not score', async () => {
    await speak('en-US');
    show({ kind: 'hosted', name: 'OpenAI-compatible small' });
    expect(
      screen.getByText(
        'OpenAI-compatible small (hosted) puts the questions into words and reads your answers for it. Fixed rules choose the questions and score.',
      ),
    ).toBeTruthy();
  });
});
