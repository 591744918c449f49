import type { ParsedResume } from '@portal/protocol';
import { createPdfExtractor } from '../pdf/extractor';
import { testPdfWorkerUrl } from '../testing/pdf-worker-url';
import { accuracyOf, readSample } from '../testing/resumes/accuracy';
import { layoutsUrl, sampleResumes, type SampleResume } from '../testing/resumes/samples';

const samples = sampleResumes(layoutsUrl);

const extractor = createPdfExtractor({ workerUrl: testPdfWorkerUrl });
afterAll(() => extractor.close());

const readings = new Map<string, Promise<ParsedResume>>();
function readingOf(sample: SampleResume): Promise<ParsedResume> {
  const reading = readings.get(sample.layout) ?? readSample(extractor, sample);
  readings.set(sample.layout, reading);
  return reading;
}

const BRACKET = /^[([{)\]}]|[([{]$|^[^([]*[)\]]/;
const DURATION_OR_DATE =
  /\b(?:19|20)\d{2}\b|[٠-٩]{4}|\b\d+ ?(?:years?|months?|yrs?|mos?)\b|\d ?(?:سنوات|سنة|أشهر|شهر|شهرًا)/i;
const HEADING =
  /^(?:contact|top skills|skills|languages|summary|experience|education|present|position|employer|period|location|الاتصال|أهم المهارات|المهارات|اللغات|الملخص|الخبرة|التعليم|الآن|حتى الآن|المسمى الوظيفي|جهة العمل)$/i;
/** Every place that the samples print beside a job. */
const PLACES =
  /^(?:gdansk|sopot|poland|birmingham|solihull|england|valencia|alicante|spain|pune|bengaluru|india|norwich|hoveton|abu dhabi|sharjah|uae|trieste|udine|dublin|nairobi|kenya|galway|cork|atlanta|charlotte|ga|nc|bergen|oslo|durban|richards bay|alexandria|egypt|apapa|ibadan|cape town|stellenbosch|saskatoon|moose jaw|sk|singapore|penang|heidelberg|berlin|da nang|ho chi minh city|lyon|grenoble|leeds|manchester|kampala|kasese|uganda|stockholm|malmö|gothenburg|الرياض|الدمام|حائل|بريدة|الخبر|الأحساء|القاهرة|الإسكندرية|مسقط|صلالة|الكويت|الدوحة|أبها|خميس مشيط|جدة)(?:, .*)?$/i;

const isNoEmployer = (text: string): boolean =>
  [BRACKET, DURATION_OR_DATE, HEADING, PLACES].some((pattern) => pattern.test(text));

describe.each(samples.map((sample) => [sample.layout, sample] as const))('%s', (_, sample) => {
  const { content } = sample;

  it('gives the name and the last job', async () => {
    const { name, employments } = await readingOf(sample);
    expect({
      name,
      lastEmployer: employments[0]?.employer,
      lastTitle: employments[0]?.title,
    }).toEqual({
      name: content.name,
      lastEmployer: content.lastEmployer,
      lastTitle: content.lastTitle,
    });
  });

  it('takes no duration, bracket, date, place or heading for an employer', async () => {
    const { employers } = await readingOf(sample);
    expect(employers.filter(isNoEmployer)).toEqual([]);
  });
});

describe('the sample resumes', () => {
  it('include both languages', () => {
    expect(samples.length).toBeGreaterThanOrEqual(30);
    expect(
      samples.filter(({ content }) => content.language === 'ar').length,
    ).toBeGreaterThanOrEqual(8);
  });

  it('give almost all their employers and titles, and hardly a false employer', async () => {
    const accuracy = accuracyOf(
      await Promise.all(
        samples.map(async (sample) => ({ sample, reading: await readingOf(sample) })),
      ),
    );
    expect(accuracy.employers.right / accuracy.employers.of).toBeGreaterThanOrEqual(0.98);
    expect(accuracy.titles.right / accuracy.titles.of).toBeGreaterThanOrEqual(0.98);
    expect(accuracy.falseEmployers).toBeLessThanOrEqual(1);
  });
});
