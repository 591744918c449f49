import { UploadFlow, type UploadedDocument, type UploadState } from './upload-flow';

/**
 * Uploads a document and returns the stages that the upload goes through. `statuses` lists the
 * document's status in the upload response and then in each poll.
 */
async function run(...statuses: string[]): Promise<UploadState['stage'][]> {
  const flow = new UploadFlow();
  const stages: UploadState['stage'][] = [];
  flow.store.subscribe(() => stages.push(flow.store.getState().stage));
  const document = (): UploadedDocument => ({
    id: 'd1',
    status: (statuses.shift() ?? 'failed') as UploadedDocument['status'],
    failureReason: null,
  });
  await flow.start({
    send: () => Promise.resolve(document()),
    poll: () => Promise.resolve(document()),
    wait: () => Promise.resolve(),
    onUploaded: () => Promise.resolve(),
  });
  return [...new Set(stages)];
}

it('§3.8 Upload result: processing_status completed and failed end it, any other value is treated as in progress', async () => {
  expect(await run('completed')).toEqual(['uploading', 'succeeded', 'continuing']);
  expect(await run('failed')).toEqual(['uploading', 'failed']);
  for (const other of ['pending', 'processing', 'queued', 'anything'])
    expect(await run(other, other, 'completed')).toEqual([
      'uploading',
      'processing',
      'succeeded',
      'continuing',
    ]);
});
