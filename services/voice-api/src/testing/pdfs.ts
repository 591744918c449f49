import { deflateSync } from 'node:zlib';
import { PDFDocument, StandardFonts } from 'pdf-lib';

/** Creates a PDF with the given lines on each page, like one exported from an office program. */
export async function pdfWithLines(lines: string[], pages = 1, size = 12): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 0; number < pages; number++) {
    const page = document.addPage([595, 842]);
    lines.forEach((line, index) => page.drawText(line, { x: 50, y: 780 - index * 18, size, font }));
  }
  return document.save();
}

/**
 * Creates a PDF like those from older programs, with uncompressed objects and a cross-reference
 * table at the end. A parser can recover the text even if the end is missing.
 */
export async function classicPdf(lines: string[]): Promise<Uint8Array> {
  return (await PDFDocument.load(await pdfWithLines(lines))).save({ useObjectStreams: false });
}

/** Creates a PDF like one from a scanner: its only page has an image and no text. */
export async function scannedPdf(): Promise<Uint8Array> {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const document = await PDFDocument.create();
  const image = await document.embedPng(pixel);
  document.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
  return document.save();
}

/** Creates a small file whose page content inflates to this many megabytes. */
export function decompressionBomb(megabytes: number): Uint8Array {
  const content = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' '), { level: 1 });
  return assemble([
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    Buffer.from('<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<>>>>'),
    Buffer.concat([
      Buffer.from(`<</Length ${content.length}/Filter/FlateDecode>>stream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
  ]);
}

function assemble(objects: Buffer[]): Uint8Array {
  let file = Buffer.from('%PDF-1.4\n');
  const offsets: number[] = [];
  objects.forEach((object, index) => {
    offsets.push(file.length);
    file = Buffer.concat([
      file,
      Buffer.from(`${index + 1} 0 obj\n`),
      object,
      Buffer.from('\nendobj\n'),
    ]);
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.concat([file, Buffer.from(end)]);
}
