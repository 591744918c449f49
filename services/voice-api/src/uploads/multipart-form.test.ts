import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { readUploadForm, type UploadForm } from './multipart-form';

const MAX_BYTES = 1000;

/** Parses a form in the same way as the upload routes. */
async function read(form: FormData): Promise<UploadForm | null> {
  let seen: UploadForm | null = null;
  const app = Fastify();
  await app.register(multipart, { throwFileSizeLimit: false });
  app.post('/', async (request) => {
    seen = await readUploadForm(request, { maxBytes: MAX_BYTES });
  });
  const encoded = new Response(form);
  await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  await app.close();
  return seen;
}
const withFile = (bytes: number, name = 'cv.pdf'): FormData => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return form;
};

describe('an upload form', () => {
  it.each([
    [MAX_BYTES - 1, false],
    [MAX_BYTES, true],
    [MAX_BYTES * 50, true],
  ])('with a file of %d bytes under a limit of 1000 is too large: %s', async (bytes, tooLarge) => {
    const file = (await read(withFile(bytes)))?.file;
    expect(file?.tooLarge).toBe(tooLarge);
    expect(file?.bytes.length).toBeLessThan(MAX_BYTES);
  });

  it('has no file if none was chosen', async () => {
    expect((await read(withFile(0, '')))?.file).toBeNull();
  });

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\docs\\My CV.pdf', 'My CV.pdf'],
    ['a\u0001b.pdf', 'ab.pdf'],
    ['سيرة.pdf', 'سيرة.pdf'],
  ])('keeps of the name %j only %j', async (name, kept) => {
    expect((await read(withFile(3, name)))?.file?.name).toBe(kept);
  });

  it('returns its text fields, using the first of each name', async () => {
    const form = new FormData();
    for (const [name, value] of [
      ['user_id', 'a'],
      ['user_id', 'b'],
      ['job_title', 'Engineer\u0000'],
    ] as const)
      form.append(name, value);
    expect((await read(form))?.fields).toEqual({ user_id: 'a', job_title: 'Engineer' });
  });
});
