import { body, deflated, HONEST, join, objectsOf, pdf } from './builder';
import type { HostileFile } from './hostile-file';

const whole = (): Buffer => pdf({ replace: { 4: deflated(HONEST) } });
const cutAt = (find: string, extra = 0): Buffer => {
  const file = whole();
  return file.subarray(0, file.indexOf(find) + extra);
};
const cutAtShare = (share: number): Buffer =>
  whole().subarray(0, Math.round(whole().length * share));
/** Returns only the first 200 and last 60 bytes of a file, as if a download had gone wrong. */
const withoutMiddle = (): Buffer => join(whole().subarray(0, 200), whole().subarray(-60));

/** Files that are truncated, empty or not PDFs at all. */
export const truncated: HostileFile[] = [
  { name: 'no-byte', make: () => new Uint8Array(), outcomes: ['not_pdf'] },
  { name: 'one-byte', make: () => Buffer.from('%'), outcomes: ['not_pdf'] },
  { name: 'header-alone', make: () => Buffer.from('%PDF-1.7'), outcomes: ['damaged'] },
  {
    name: 'header-and-end',
    make: () => Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF'),
    outcomes: ['damaged'],
  },
  { name: 'cut-in-the-catalog', make: () => cutAt('/Catalog', 3), outcomes: ['damaged'] },
  { name: 'cut-after-the-page-tree', make: () => cutAt('3 0 obj'), outcomes: ['damaged'] },
  { name: 'cut-in-the-content', make: () => cutAt('stream\n', 20), outcomes: ['damaged'] },
  { name: 'cut-in-the-table', make: () => cutAt('xref\n', 30), outcomes: ['damaged'] },
  { name: 'cut-in-the-trailer', make: () => cutAt('trailer', 5), outcomes: ['damaged'] },
  { name: 'cut-in-startxref', make: () => cutAt('startxref', 4), outcomes: ['damaged'] },
  { name: 'cut-at-a-third', make: () => cutAtShare(1 / 3), outcomes: ['damaged'] },
  { name: 'cut-at-two-thirds', make: () => cutAtShare(2 / 3), outcomes: ['damaged'] },
  { name: 'middle-lost', make: withoutMiddle, outcomes: ['damaged', 'no_text'] },
  {
    name: 'content-cut-inside-its-compression',
    make: () => {
      const data = deflated(HONEST.repeat(50));
      return pdf({ replace: { 4: join(data.subarray(0, data.length - 40), '\nendstream') } });
    },
    outcomes: ['text', 'no_text', 'damaged'],
  },
  {
    name: 'zeros-in-place-of-objects',
    make: () => {
      const file = Buffer.from(whole());
      file.fill(0, 15, file.indexOf('xref\n'));
      return file;
    },
    outcomes: ['damaged'],
  },
  {
    name: 'objects-without-their-ends',
    make: () => {
      const { bytes } = body(objectsOf({}));
      return join(
        bytes.toString('latin1').replaceAll('endobj\n', ''),
        'trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n5\n%%EOF',
      );
    },
    outcomes: ['text', 'damaged', 'no_text'],
  },
  {
    name: 'plain-text',
    make: () => Buffer.from('Jane Roe, Senior Software Engineer at Acme Cloud'),
    outcomes: ['not_pdf'],
  },
  {
    name: 'an-office-document',
    make: () =>
      Buffer.concat([Buffer.from('PK\x03\x04word/document.xml', 'latin1'), Buffer.alloc(2000)]),
    outcomes: ['not_pdf'],
  },
  {
    name: 'random-bytes-behind-a-header',
    make: () => {
      let state = 1;
      return join(
        '%PDF-1.7\n',
        Buffer.from(
          Array.from({ length: 200_000 }, () => (state = (state * 48_271) % 2_147_483_647) & 255),
        ),
        '\nstartxref\n99\n%%EOF',
      );
    },
    outcomes: ['damaged'],
  },
];
