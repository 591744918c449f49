import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { withLines } from '../probe/pdfs.mjs';

const STROKES = 30_000;

/**
 * Creates a small PDF that takes several seconds to process: its thirty pages share one content
 * stream that is slow to draw.
 */
function slowPdf() {
  const text = 'BT /F1 12 Tf 50 780 Td (Omar Haddad, site engineer, Marsa Pay) Tj ET';
  const content = deflateSync(Buffer.from(`${'9 9 m 99 99 l S\n'.repeat(STROKES)}${text}`));
  const pages = Array.from({ length: 30 }, (_, index) => index + 5);
  const page =
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 3 0 R/Resources<</Font<</F1 4 0 R>>>>>>';
  return assemble([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages.map((number) => `${number} 0 R`).join(' ')}]/Count ${pages.length}>>`,
    Buffer.concat([
      Buffer.from(`<</Length ${content.length}/Filter/FlateDecode>>stream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.map(() => page),
  ]);
}

/** Assembles a PDF file from its objects, and adds the table of their offsets. */
function assemble(objects) {
  const parts = [Buffer.from('%PDF-1.4\n')];
  let length = parts[0].length;
  const offsets = objects.map((object, index) => {
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(part);
    length += part.length;
    return length - part.length;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

const resumeOf = (name) => withLines([name, ...RESUME]);
const RESUME = [
  'Senior Backend Engineer',
  'Experience',
  'Senior Backend Engineer, Souqly, 2021 - 2025',
  'Built the payment service in Go and PostgreSQL for 40,000 merchants.',
  'Software Engineer, Nahda Labs, 2019 - 2021',
  'Wrote REST APIs in Node.js and TypeScript.',
  'Projects',
  'Ledger Replay: a tool that replays payment events to find lost orders',
  'Skills',
  'Go, PostgreSQL, Kafka, TypeScript, Node.js, Docker, Kubernetes',
];
const JOB = [
  'Platform Engineer',
  'You will build reliable services in Go and PostgreSQL.',
  'At least 5 years of experience are required.',
];

/** Creates the files that the sample's users upload. */
export const makeFiles = async () => ({
  resume: { name: 'Mona Said – CV (2025).pdf', bytes: await resumeOf('Mona Said') },
  earlier: { name: 'Mona Said – CV (2021).pdf', bytes: await resumeOf('Mona Saeed') },
  scan: { name: 'scan.pdf', bytes: await withLines([]) },
  job: { name: 'platform-engineer.pdf', bytes: await withLines(JOB) },
  arabic: {
    name: 'سيرة ذاتية.pdf',
    bytes: readFileSync(
      new URL('../../services/voice-api/src/testing/pdf-files/arabic.pdf', import.meta.url),
    ),
  },
  slow: { name: 'portfolio.pdf', bytes: slowPdf() },
  next: { name: 'resume.pdf', bytes: await resumeOf('Omar Haddad') },
  first: { name: 'Layla_Haddad_2024.pdf', bytes: await resumeOf('Layla Hadad') },
  second: { name: 'Layla_Haddad_2025.pdf', bytes: await resumeOf('Layla Haddad') },
});

export const BACKEND_JOB = {
  job_title: 'Backend Engineer',
  company_name: 'Marsa Pay',
  jd_content:
    'We look for a backend engineer for our payments team. You will design services in Go and PostgreSQL, work with Kafka and Kubernetes, write tests, and explain your decisions to product and finance.',
};
export const DATA_JOB = {
  job_title: 'Data Engineer',
  company_name: 'Nahda Labs',
  jd_content:
    'You will build pipelines in Python and PostgreSQL, keep them observable, and help analysts to trust what they read.',
};
export const ARABIC_JOB = {
  job_title: 'مهندس برمجيات خلفية',
  company_name: 'مرسى للمدفوعات',
  jd_content:
    'نبحث عن مهندسة أو مهندس برمجيات خلفية لفريق المدفوعات. يشمل العمل تصميم خدمات بلغة Go وقاعدة بيانات PostgreSQL، والعمل مع Kafka، وكتابة الاختبارات، وشرح القرارات للفرق الأخرى.',
};

export const ENGLISH_ANSWERS = [
  'At Souqly I led the move of the payment service to Go and PostgreSQL. Two hundred writers fought over one balance row, so I split it by merchant and day; the error rate fell by forty percent and payouts were on time again.',
  'We replaced polling with Kafka events. I wrote the consumer, measured its lag and added alerts, because lost orders had cost us money before.',
  'I disagreed with a colleague about the schema. We wrote down both ways, tried them for two days with real traffic, and took the one that was simpler to operate.',
];
export const ARABIC_ANSWERS = [
  'في عملي الأخير صممت خدمة المدفوعات مع فريق من أربعة أشخاص، وانخفض معدل الأخطاء بنسبة أربعين بالمئة.',
  'بدأت بقراءة السجلات لمعرفة سبب المشكلة، ثم كتبت اختبارًا يكررها وأضفت فهرسًا في قاعدة البيانات.',
];
