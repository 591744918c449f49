import { createPlan } from '@portal/interviewing';
import { voiceLoginBodySchema } from '@portal/protocol';
import { interviewOf } from '../testing/documents';
import { startHarness, type Harness, type Person } from '../testing/harness';
import { createPlanFinder } from './interview-room';
import type { MakePlan } from './plan-maker';

let harness: Harness;
let person: Person;
let interviewId: string;
beforeAll(async () => {
  harness = await startHarness();
}, 60_000);
afterAll(() => harness.close());
beforeEach(async () => {
  person = await harness.person();
  ({ interviewId } = await interviewOf(harness, person));
});

/** A server that makes plans, and how many it made. Plans take until all calls have arrived. */
function server(make: MakePlan = ({ request }) => Promise.resolve(createPlan(request))) {
  const made: string[] = [];
  const findPlan = createPlanFinder({
    db: harness.db,
    makePlan: async (input) => {
      made.push(input.request.id);
      await new Promise((resolve) => setTimeout(resolve, 200));
      return make(input);
    },
  });
  const open = () =>
    findPlan(
      { userId: person.userId, email: person.email, firstName: 'Jane', sessionId: 's' },
      voiceLoginBodySchema.parse({ user_identity: person.email, interview_id: interviewId }),
    );
  return { made, open };
}

it('makes one plan for calls at the same time', async () => {
  const { made, open } = server();
  const plans = await Promise.all([open(), open(), open()]);
  expect(made).toHaveLength(1);
  expect(new Set(plans.map(({ id }) => id))).toEqual(new Set(made));
  expect((await open()).id).toBe(made[0]);
});

it('gives the plan that was stored first where two servers made one', async () => {
  const [first, second] = [server(), server()];
  const plans = await Promise.all([first.open(), second.open()]);
  expect([first.made.length, second.made.length]).toEqual([1, 1]);
  const stored = await harness.db.plans.getByInterview(interviewId);
  expect(plans.map(({ id }) => id)).toEqual([stored!.id, stored!.id]);
});

it('makes a plan again after one could not be made', async () => {
  let broken = true;
  const { made, open } = server(({ request }) =>
    broken ? Promise.reject(new Error('no plan')) : Promise.resolve(createPlan(request)),
  );
  const failed = await Promise.allSettled([open(), open()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  expect((await open()).id).toBe(made[1]);
  expect(made).toHaveLength(2);
});
