import type { EngineInfo, RecognitionChoice, RuntimeConfig } from '@portal/protocol';
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
    expect(
      screen.getByText('Fixed rules choose the questions and score your answers.'),
    ).toBeTruthy();
  });

  it('a language model that words questions and reads answers but does not score', async () => {
    await speak('en-US');
    show(small, hosted(true));
    expect(
      screen.getByText(
        'OpenAI-compatible small (hosted) reads your documents and answers, and words the questions. Fixed rules choose the topics and score.',
      ),
    ).toBeTruthy();
  });

  it('the rules, if a hosted model has no consent', async () => {
    await speak('en-US');
    show(small, hosted(false));
    expect(
      screen.getByText('Fixed rules choose the questions and score your answers.'),
    ).toBeTruthy();
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

describe('what recognizes speech and speaks', () => {
  const deepgram = { kind: 'hosted', name: 'Deepgram' } as const;
  const whisper = { kind: 'local', name: 'Whisper' } as const;
  const shown = (
    recognition: RecognitionChoice,
    hearing: RuntimeConfig['engines']['hearing']['en-US'],
    speaking: EngineInfo,
  ) => {
    cleanup();
    render(
      <Engines
        recognition={recognition}
        languageModel={{ is: 'none' }}
        engines={{
          hearing: { 'en-US': hearing, 'ar-SA': [] },
          speaking,
          language: { kind: 'none', name: '' },
        }}
      />,
    );
    return screen.getAllByRole('listitem', { hidden: true }).map((each) => each.textContent);
  };

  it('names the providers', async () => {
    await speak('en-US');
    expect(shown('hosted', [deepgram, whisper], { kind: 'hosted', name: 'ElevenLabs' })).toEqual([
      'Deepgram turns your voice into text.',
      'The interviewer’s voice comes from ElevenLabs.',
    ]);
  });

  it('names no local or built-in engine', async () => {
    await speak('en-US');
    expect(shown('local', [deepgram, whisper], { kind: 'local', name: 'Piper' })).toEqual([
      'A speech model on this site’s own machines turns your voice into text.',
      'The interviewer’s voice comes from a speech model on this site’s own machines.',
    ]);
  });

  it('tells typing that was chosen from typing that is needed', async () => {
    await speak('en-US');
    const silent = { kind: 'none', name: '' } as const;
    expect(shown('none', [deepgram], silent)[0]).toBe('You type your answers, as you chose.');
    expect(shown('none', [], silent)[0]).toBe(
      'This site can’t recognize this language yet, so you type your answers.',
    );
  });
});
