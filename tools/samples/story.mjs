import {
  ARABIC_ANSWERS,
  ARABIC_JOB,
  BACKEND_JOB,
  DATA_JOB,
  ENGLISH_ANSWERS,
} from './documents.mjs';
import { PEOPLE } from './people.mjs';
import { SETTINGS } from './servers.mjs';

const RESUME = '/api/resume/upload';
const JOB_TEXT = '/api/jd/upload-text';
const JOB_FILE = '/api/jd/upload-file';
const idOf = ({ body }) => body.data.id;

/** Registers a user, uploads their resume and job description, and signs in. */
export async function enrol(calls, person, { file, job }) {
  await calls.register(person);
  const gate = await calls.gate(person);
  const resumeId = idOf(await calls.upload(RESUME, gate, { file }));
  const jobRoleId = idOf(await calls.upload(JOB_TEXT, gate, job));
  return { ...(await calls.signIn(person)), resumeId, jobRoleId };
}

/**
 * Acts as a long-time user with all kinds of documents, several sessions, and five interviews: one
 * new, one completed, one analyzed, one whose analysis failed, and one deleted.
 */
async function playMona({ calls, interviews, files }) {
  const mona = await enrol(calls, PEOPLE.mona, { file: files.resume, job: BACKEND_JOB });
  const earlierId = idOf(await calls.upload(RESUME, mona, { file: files.earlier }));
  await calls.until('the earlier resume is read', async () =>
    (await calls.get('/resume/my-resumes', mona)).resumes.find(
      ({ id, processing_status: status }) => id === earlierId && status === 'completed',
    ),
  );
  await calls.upload(RESUME, mona, { file: files.scan });
  await calls.upload(JOB_FILE, mona, {
    job_title: 'Platform Engineer',
    company_name: 'Souqly',
    file: files.job,
  });
  const dataRoleId = idOf(await calls.upload(JOB_TEXT, mona, DATA_JOB));
  const { parsedData } = (await calls.get('/resume/my-resumes', mona)).resumes.find(
    ({ id }) => id === mona.resumeId,
  );
  const { name, skills, titles, employers, projects } = parsedData;
  await calls.call(200, {
    server: 'voice',
    method: 'PATCH',
    path: `/api/resume/${mona.resumeId}`,
    token: mona.token,
    json: {
      originalName: 'Mona Said – CV.pdf',
      parsedData: {
        name,
        skills: ['Rust', ...skills],
        titles,
        employers,
        projects,
        yearsOfExperience: 6,
      },
    },
  });

  const [analysed, ended, failed, deleted] = [
    await interviews.create(mona, mona),
    await interviews.create(mona, { ...mona, resumeId: earlierId, jobRoleId: dataRoleId }),
    await interviews.create(mona, { ...mona, difficulty: 'hard' }),
    await interviews.create(mona, mona),
    await interviews.create(mona, { ...mona, difficulty: 'easy' }),
  ];
  const { plan } = await interviews.openRoom(mona, analysed);
  await interviews.start(mona, analysed);
  await interviews.hold(mona, analysed, {
    plan,
    answers: ENGLISH_ANSWERS,
    greeting: 'Hello Mona, I’m glad you’re here. Shall we start?',
    closing: 'Thank you, Mona. That was our last question.',
  });
  await interviews.complete(mona, analysed);
  await interviews.analyze(mona, analysed);
  await interviews.correct(mona, analysed);
  await interviews.analyze(mona, analysed, true);

  await interviews.openRoom(mona, ended, { type: 'technical', voice: 'rachel' });
  await interviews.start(mona, ended);
  await interviews.complete(mona, ended);
  for (const path of [`/api/jd/${dataRoleId}`, `/api/resume/${earlierId}`])
    await calls.call(204, { server: 'voice', method: 'DELETE', path, token: mona.token });
  // The room for this interview is never opened, so its analysis fails: there is no plan to score
  // the interview against.
  await interviews.start(mona, failed);
  await interviews.complete(mona, failed);
  await interviews.analyze(mona, failed);
  await interviews.remove(mona, deleted);

  const left = await calls.signIn(PEOPLE.mona);
  await calls.call(204, {
    server: 'main',
    path: '/api/v1/auth/logout',
    headers: { cookie: `portal_refresh=${left.refreshCookie}` },
  });
  const session = await calls.renew(mona);
  await calls.logIn({ ...PEOPLE.mona, password: 'a wrong one' }, 401);
  return {
    person: PEOPLE.mona,
    session,
    endedSession: left,
    ticket: { interviewId: analysed, ticket: await interviews.ticket(session, analysed) },
  };
}

/** Acts as a user who is in the middle of an interview in Arabic. */
async function playYusuf({ calls, interviews, files }) {
  const yusuf = await enrol(calls, PEOPLE.yusuf, { file: files.arabic, job: ARABIC_JOB });
  const language = 'ar-SA';
  const id = await interviews.create(yusuf, { ...yusuf, language });
  const room = await interviews.openRoom(yusuf, id, { language, voice: 'sarah' });
  await interviews.start(yusuf, id);
  await interviews.hold(yusuf, id, {
    plan: room.plan,
    answers: ARABIC_ANSWERS,
    greeting: 'أهلًا يوسف، سعيدة بوجودك. هل نبدأ؟',
  });
  await calls.call(202, {
    server: 'main',
    path: `/api/runtime/data/${yusuf.sessionToken}`,
    token: yusuf.token,
    json: { components: [], deviceId: 'web', screenName: 'interview' },
  });
  return { person: PEOPLE.yusuf, session: yusuf, room: { interviewId: id, ...room } };
}

/** Opens a room for a registered application, on behalf of a person without an account. */
async function openKiosk({ calls }) {
  const [{ appId, secretKey }] = JSON.parse(SETTINGS.LEGACY_APPLICATIONS);
  await calls.call(200, {
    server: 'voice',
    path: '/auth/login',
    headers: { 'x-api-key': secretKey },
    json: { user_identity: 'guest-1', app_id: appId },
  });
}

/**
 * Fills an empty database as real users would.
 * @returns the people, with their sessions and other data needed to read the sample back
 */
export async function playStory(world) {
  const { calls } = world;
  const mona = await playMona(world);
  const yusuf = await playYusuf(world);
  await openKiosk(world);
  await calls.register(PEOPLE.nadia);
  return [mona, yusuf, { person: PEOPLE.nadia, session: null }];
}

/**
 * Uploads two files just before the servers stop. Both uploads are acknowledged, but one file is
 * still being read and the other is queued.
 */
export async function leaveUnread({ calls, files }) {
  await calls.register(PEOPLE.omar);
  const gate = await calls.gate(PEOPLE.omar);
  const upload = (file) => calls.upload(RESUME, gate, { file }, 201);
  const list = async () =>
    (
      await calls.get(`/api/resume/list/${gate.userId}`, { server: 'voice', token: gate.token })
    ).resumes.map(({ processing_status: status }) => status);
  const first = upload(files.slow);
  await calls.until('a file is being read', async () => (await list()).includes('processing'));
  await Promise.all([first, upload(files.next)]);
  return { person: PEOPLE.omar, session: null };
}
