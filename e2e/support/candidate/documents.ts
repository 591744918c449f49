import { chromium } from '@playwright/test';
import { fromEnvironment } from '../environment';

/** Returns a real PDF, printed by the browser from the given HTML. */
export async function printPdf(html: string): Promise<Buffer> {
  const browser = await chromium.launch({
    executablePath: fromEnvironment().chromiumPath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.setContent(html);
    return await page.pdf({ format: 'A4' });
  } finally {
    await browser.close();
  }
}

export const ENGLISH_RESUME = `<h1>Layla Haddad</h1><p>layla.haddad@example.com</p>
<h2>Summary</h2><p>Backend engineer with 6 years of experience in payment systems.</p>
<h2>Experience</h2>
<p>Senior Backend Engineer, Souqly, 2021 - 2025</p><ul><li>Built the payment service in Go and PostgreSQL for 40,000 merchants.</li><li>Moved order processing to Kafka events.</li></ul>
<p>Software Engineer, Nahda Labs, 2019 - 2021</p><ul><li>Wrote REST APIs in Node.js and TypeScript.</li></ul>
<h2>Projects</h2><ul><li>Ledger Replay: a tool that replays payment events to find lost orders.</li></ul>
<h2>Skills</h2><p>Go, PostgreSQL, Kafka, TypeScript, Node.js, Docker, Kubernetes</p>`;

export const JOB_DESCRIPTION = `We look for a backend engineer for our payments team. You will design services in Go and PostgreSQL,
work with Kafka and Kubernetes, write tests, and explain your decisions to product and finance. Experience with Terraform is welcome.`;

export const ARABIC_JOB_DESCRIPTION = `نبحث عن مهندسة أو مهندس برمجيات خلفية لفريق المدفوعات. يشمل العمل تصميم خدمات بلغة Go وقاعدة بيانات PostgreSQL،
والعمل مع Kafka، وكتابة الاختبارات، وشرح القرارات للفرق الأخرى.`;
