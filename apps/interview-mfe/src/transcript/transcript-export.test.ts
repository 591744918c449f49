import { FakeClock, settle } from '@portal/testing/fake-clock';
import { englishTranscript, entry } from './testing/transcript';
import { SHOWN_MS, TranscriptExport, type ExportPorts } from './transcript-export';

const transcript = englishTranscript(entry('Yes.'));

function setUp(ports: Partial<ExportPorts> = {}) {
  const clock = new FakeClock();
  const copied: string[] = [];
  const saved: [name: string, type: string][] = [];
  const transcriptExport = new TranscriptExport({
    clock,
    writeClipboard: (text) => Promise.resolve(void copied.push(text)),
    saveFile: ({ type }, name) => void saved.push([name, type]),
    writePdf: () => Promise.resolve(new Uint8Array()),
    ...ports,
  });
  return {
    clock,
    copied,
    saved,
    transcriptExport,
    state: () => transcriptExport.store.getState().state,
  };
}

test('copies the whole transcript and shows success for a while', async () => {
  const { clock, copied, transcriptExport, state } = setUp();
  await transcriptExport.copy(transcript);
  expect(copied).toEqual(['[00:31] You: Yes.\n']);
  expect(state()).toBe('copied');
  await clock.advance(SHOWN_MS);
  expect(state()).toBe('idle');
});

test('shows a refused copy until the next action', async () => {
  const { clock, transcriptExport, state } = setUp({
    writeClipboard: () => Promise.reject(new Error('refused')),
  });
  await transcriptExport.copy(transcript);
  await clock.advance(SHOWN_MS * 10);
  expect(state()).toBe('copy-refused');
  transcriptExport.saveText(transcript);
  expect(state()).toBe('saved');
});

test('the text file is plain text in UTF-8', () => {
  const { saved, transcriptExport } = setUp();
  transcriptExport.saveText(transcript);
  expect(saved).toEqual([['interview-transcript-2026-11-18.txt', 'text/plain;charset=utf-8']]);
});

test('the PDF is prepared, then saved', async () => {
  const { saved, transcriptExport, state } = setUp();
  const done = transcriptExport.savePdf(transcript);
  expect(state()).toBe('preparing-pdf');
  await done;
  expect(saved).toEqual([['interview-transcript-2026-11-18.pdf', 'application/pdf']]);
  expect(state()).toBe('saved');
});

test('creates one PDF if requested twice', async () => {
  const { saved, transcriptExport } = setUp();
  await Promise.all([transcriptExport.savePdf(transcript), transcriptExport.savePdf(transcript)]);
  expect(saved).toHaveLength(1);
});

test('a failed PDF is reported and can be retried', async () => {
  let tries = 0;
  const { saved, transcriptExport, state } = setUp({
    writePdf: () =>
      (tries += 1) === 1 ? Promise.reject(new Error('no font')) : Promise.resolve(new Uint8Array()),
  });
  await transcriptExport.savePdf(transcript);
  expect(state()).toBe('pdf-failed');
  await transcriptExport.savePdf(transcript);
  expect(saved).toHaveLength(1);
});

test('stop leaves no timer', async () => {
  const { clock, transcriptExport } = setUp();
  await transcriptExport.copy(transcript);
  await settle();
  transcriptExport.stop();
  expect(clock.running).toBe(0);
});

test('after a second failure asks the host for a newer release, then reports the failure', async () => {
  const asked: string[] = [];
  const { transcriptExport, state } = setUp({
    writePdf: () => Promise.reject(new Error('chunk 7 is gone')),
    onOutdated: () => {
      asked.push(state());
      return Promise.resolve();
    },
  });
  await transcriptExport.savePdf(transcript);
  expect([state(), asked]).toEqual(['pdf-failed', []]);
  await transcriptExport.savePdf(transcript);
  expect([state(), asked]).toEqual(['pdf-failed', ['preparing-pdf']]);
});

test('without a host it reports the failure and can be retried', async () => {
  const { transcriptExport, state } = setUp({
    writePdf: () => Promise.reject(new Error('chunk 7 is gone')),
  });
  for (let time = 0; time < 3; time += 1) await transcriptExport.savePdf(transcript);
  expect(state()).toBe('pdf-failed');
});
