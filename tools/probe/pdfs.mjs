import { readFile } from 'node:fs/promises';
import { PDFDocument, StandardFonts } from 'pdf-lib';

const RESUME = [
  'Ann Probe',
  'Senior Software Engineer',
  'Experience',
  'Senior Software Engineer, Acme Cloud, 2019 - 2023',
  'Built the billing service in TypeScript.',
  'Projects',
  'FleetPulse: live vehicle tracking on WebSockets',
  'Skills',
  'TypeScript, PostgreSQL, Docker, Kubernetes',
];
const JOB = [
  'Platform Engineer',
  'You will build reliable services in Go and PostgreSQL.',
  'At least 5 years of experience are required.',
];

/** Creates a PDF with these lines on each of its pages. */
export async function withLines(lines, pages = 1) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 0; number < pages; number++) {
    const page = document.addPage([595, 842]);
    lines.forEach((line, index) =>
      page.drawText(line, { x: 50, y: 780 - index * 20, size: 12, font }),
    );
  }
  return document.save();
}

/** Returns a file of exactly `size` bytes that starts like a PDF. */
const ofSize = (pdf, size) =>
  Buffer.concat([pdf, Buffer.alloc(Math.max(0, size - pdf.length), '\n')]).subarray(0, size);

/** Creates the files that the probe uploads, both valid and invalid. */
export async function pdfs() {
  const resume = await withLines(RESUME);
  return {
    resume,
    job: await withLines(JOB),
    scanned: await withLines([]),
    long: await withLines(['One page of a resume without an end'], 31),
    cutOff: Buffer.from(resume).subarray(0, 700),
    locked: await readFile(
      new URL(
        '../../services/voice-api/src/testing/pdf-files/password-protected.pdf',
        import.meta.url,
      ),
    ),
    text: Buffer.from('Ann Probe, software engineer'),
    tenMegabytes: ofSize(resume, 10_485_760),
    fiveMegabytes: ofSize(resume, 5_242_880),
  };
}
