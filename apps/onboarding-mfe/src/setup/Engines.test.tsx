import type { EngineInfo } from '@portal/protocol';
import { cleanup, render, screen } from '@testing-library/react';
import { speak } from '@portal/i18n/testing';
import { Engines } from './Engines';
import type { LanguageModel } from './language-model/use-language-model';

afterEach(cleanup);
const show = (language: EngineInfo, languageModel: LanguageModel = { is: 'none' }) =>
  render(
    <Engines
      recognition="none"
      languageModel={languageModel}
      engines={{
        hearing: { 'en-US': [], 'ar-SA': [] },
        speaking: { kind: 'built-in', name: 'espeak-ng' },
        language,
      }}
    />,
  );

const small: EngineInfo = { kind: 'hosted', name: 'OpenAI-compatible small' };
const hosted = (allowed: boolean): LanguageModel => ({
  is: 'hosted',
  name: small.name,
  host: 'models.example.com',
  allowed,
  allow: () => undefined,
});

describe('which engines ask and score', () => {
  it('the rules, if they do both', async () => {
    await speak('en-US');
    show({ kind: 'built-in', name: 'rule-based interviewer' });
    expect(screen.getByText('Questions and scores come from built-in rules.')).toBeTruthy();
  });

  it('a language model that words questions and reads answers but does not score', async () => {
    await speak('en-US');
    show(small, hosted(true));
    expect(
      screen.getByText(
        'OpenAI-compatible small (hosted) reads your documents and answers and puts the questions into words. Fixed rules choose the topics and score.',
      ),
    ).toBeTruthy();
  });

  it('the rules, if a hosted model has no consent', async () => {
    await speak('en-US');
    show(small, hosted(false));
    expect(screen.getByText('Questions and scores come from built-in rules.')).toBeTruthy();
    expect(screen.queryByText(/small/)).toBeNull();
  });

  it('a local model, without consent', async () => {
    await speak('en-US');
    show({ ...small, kind: 'local' }, { is: 'local', name: small.name });
    expect(
      screen.getByText(/^OpenAI-compatible small \(on this server\) reads your documents/),
    ).toBeTruthy();
  });
});
