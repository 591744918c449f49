import { speak } from '@portal/i18n/testing';
import { sampleAssessment, sampleModelReading } from '@portal/testing/fake-servers';
import { cleanup, render, screen } from '@testing-library/react';
import { Details } from './Details';
import { Overall } from './Overall';

beforeAll(() => speak('en-US'));
afterEach(cleanup);

const rows = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);

it('names the engine that made the assessment, and nothing else of built-in rules', () => {
  const { engine } = sampleAssessment();
  render(<Details engine={engine} />);
  expect(rows()).toEqual([`Scored by: ${engine.id}`]);
});

it('says what a model took, where that was counted', () => {
  const { engine, readBy } = sampleModelReading();
  render(<Details engine={engine} readBy={readBy} />);
  expect(rows()).toEqual([
    'Scored by: Ollama qwen2.5:7b-instruct',
    'Requests to the model: 16',
    'Tokens: 21,480',
  ]);
  cleanup();
  render(<Details engine={engine} readBy={{ ...readBy!, used: undefined }} />);
  expect(rows()).toEqual(['Scored by: Ollama qwen2.5:7b-instruct']);
});

it('names a model whose readings could not be used', () => {
  const { readBy } = sampleModelReading();
  const { engine } = sampleAssessment();
  render(<Details engine={engine} readBy={{ ...readBy!, used: undefined }} />);
  expect(rows()).toEqual([
    `Scored by: ${engine.id}`,
    'Language model tried: Ollama qwen2.5:7b-instruct',
  ]);
});

it('is folded, and the rest of the overview names no engine', () => {
  const { container } = render(
    <Overall assessment={sampleAssessment('en-US', sampleModelReading())} interview={null} />,
  );
  const details = container.querySelector('details')!;
  expect([details.open, details.textContent]).toEqual([false, expect.stringContaining('Ollama')]);
  details.remove();
  expect(container.textContent).not.toContain('Ollama');
});
