import { VOICE_API } from '@portal/protocol';
import type { Harness, Person } from './harness';
import { pdfWithLines } from './pdfs';

export const RESUME_LINES = [
  'Jane Roe',
  'Senior Software Engineer',
  '',
  'Experience',
  'Senior Software Engineer, Acme Cloud, 2019 - 2023',
  'Built the billing service in TypeScript and PostgreSQL.',
  '',
  'Projects',
  'FleetPulse: live vehicle tracking on WebSockets',
  '',
  'Skills',
  'TypeScript, PostgreSQL, Docker, Kubernetes',
];
export const JD_TEXT =
  'We look for a senior engineer with five years of TypeScript and PostgreSQL, who builds reliable services.';

export const resumePdf = (lines = RESUME_LINES): Promise<Uint8Array> =>
  pdfWithLines(lines.filter((line) => line !== ''));

/** Uploads a resume and a job description, and creates an interview based on them. */
export async function interviewOf(
  harness: Harness,
  person: Person,
  numberOfQuestions = 3,
): Promise<{ interviewId: string; resumeId: string; jobRoleId: string }> {
  const resume = await harness.upload(
    VOICE_API.resumeUpload,
    { user_id: person.userId, file: { name: 'cv.pdf', bytes: await resumePdf() } },
    person.accessToken,
  );
  const job = await harness.upload(
    VOICE_API.jdUploadText,
    {
      user_id: person.userId,
      job_title: 'Platform Engineer',
      company_name: 'Globex',
      jd_content: JD_TEXT,
    },
    person.accessToken,
  );
  const ids = { resumeId: resume.body.data.id as string, jobRoleId: job.body.data.id as string };
  const interview = await harness.db.interviews.create({
    userId: person.userId,
    ...ids,
    numberOfQuestions,
    language: 'en-US',
    difficulty: 'hard',
  });
  return { interviewId: interview.id, ...ids };
}
