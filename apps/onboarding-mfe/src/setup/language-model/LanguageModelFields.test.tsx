import { speak } from '@portal/i18n/testing';
import type { LanguageModelInfo } from '@portal/protocol';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { LanguageModelFields } from './LanguageModelFields';
import { choiceOf, useLanguageModel, type LanguageModel } from './use-language-model';

const hosted = { kind: 'hosted', name: 'Small 2', host: 'models.example.com' } as const;
const local = { kind: 'local', name: 'Small 2', host: '127.0.0.1:11434' } as const;
let model: LanguageModel;

function Fields({ of, userId }: { of: LanguageModelInfo; userId: string }) {
  model = useLanguageModel({ model: of, userId, storage: localStorage });
  return model.is === 'none' ? null : <LanguageModelFields model={model} disabled={false} />;
}
function show(of: LanguageModelInfo, userId = 'u1') {
  cleanup();
  render(<Fields of={of} userId={userId} />);
}
const consent = () => screen.getByRole<HTMLInputElement>('checkbox');

beforeAll(() => speak('en-US'));
beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  await act(() => speak('en-US'));
});

describe('a hosted model', () => {
  it('has a checkbox, off, that says what is sent where', () => {
    show(hosted);
    expect(consent().checked).toBe(false);
    expect(
      screen.getByRole('checkbox', {
        name: 'I agree that Small 2 may read my documents and answers',
        description:
          'If you agree, your resume, the job description, and what is said are sent to Small 2 at models.example.com. It reads them and helps word the questions. Otherwise, built-in rules do both. Nothing else changes. Saved on this device until you uncheck it.',
      }),
    ).toBe(consent());
    expect(choiceOf(model)).toEqual({ ...hosted, allowed: false });
  });

  it('says so in Arabic', async () => {
    await speak('ar-SA');
    show(hosted);
    expect(consent().labels?.[0]?.textContent).toMatch(/^أوافق على أن يقرأ .*Small 2/);
    expect(screen.getByText(/تُرسَل سيرتك الذاتية .*models\.example\.com/)).toBeTruthy();
  });

  it('has a consent that is remembered and can be withdrawn', () => {
    show(hosted);
    fireEvent.click(consent());
    expect(choiceOf(model)).toEqual({ ...hosted, allowed: true });
    show(hosted);
    expect(consent().checked).toBe(true);
    fireEvent.click(consent());
    show(hosted);
    expect(consent().checked).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it.each<[string, LanguageModelInfo, string]>([
    ['another model', { ...hosted, name: 'Large' }, 'u1'],
    ['another host', { ...hosted, host: 'elsewhere.example.com' }, 'u1'],
    ['another person', hosted, 'u2'],
  ])('needs a consent of its own for %s', (_, of, userId) => {
    show(hosted);
    fireEvent.click(consent());
    show(of, userId);
    expect(consent().checked).toBe(false);
  });

  it('cannot be agreed to if its host is unknown', () => {
    show({ kind: 'hosted', name: 'Small 2' });
    expect([model, choiceOf(model)]).toEqual([{ is: 'none' }, undefined]);
  });

  it('has no consent in unreadable storage', () => {
    localStorage.setItem('language-model:u1', '{"name":"Small 2"}');
    show(hosted);
    expect(consent().checked).toBe(false);
  });
});

describe('a local model', () => {
  it('needs no consent, and stays here', () => {
    show(local);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(
      screen.getByText(
        'Small 2 reads your documents and answers. It runs on this site’s own machines, so nothing is sent elsewhere.',
      ),
    ).toBeTruthy();
    expect(choiceOf(model)).toBeUndefined();
  });

  it('says so in Arabic', async () => {
    await speak('ar-SA');
    show(local);
    expect(screen.getByText(/على أجهزة هذا الموقع، فلا يُرسَل منها شيء/)).toBeTruthy();
  });
});
