import { preloadNext, type PreloadPage, type PreloadSources } from './preload-next';

/** Creates a fake page and loader, both controlled by the test. */
function page({ saving = false } = {}) {
  const idle: (() => void)[] = [];
  const fake: PreloadPage = {
    whenIdle: (run) => void idle.push(run),
    savesData: () => saving,
  };
  const asked: string[] = [];
  const ran: string[] = [];
  let show = () => undefined as void;
  let fail = () => undefined as void;
  const fetched = (what: string) => {
    asked.push(what);
    return Promise.resolve();
  };
  const sources = {
    loader: {
      load: (id: string) =>
        new Promise((resolve, reject) => {
          show = () => resolve(id);
          fail = () => reject(new Error(id));
          if (asked.includes(id)) {
            ran.push(id);
            fail();
          }
        }),
      preload: fetched,
    },
    api: { prepare: () => fetched('api') },
  } as unknown as PreloadSources;
  const rest = async () => {
    await Promise.resolve();
    await Promise.resolve();
    idle.splice(0).forEach((run) => run());
  };
  const settled = (settle: () => void) => {
    settle();
    return rest();
  };
  return {
    fake,
    asked,
    ran,
    rest,
    sources,
    stands: () => settled(() => show()),
    fails: () => settled(() => fail()),
  };
}

it.each([
  ['login', 'onboarding/Setup'],
  ['gate', 'onboarding/Setup'],
  ['setup', 'interview/LiveInterview'],
] as const)(
  'on %s: fetches the answer parsers and %s once the view has loaded',
  async (view, next) => {
    const { fake, asked, sources, stands } = page();
    preloadNext(view, sources, fake);
    expect(asked).toEqual([]);
    await stands();
    expect(asked).toEqual(['api', next]);
  },
);

it('runs the fetched module when the page is idle and leaves errors to its view', async () => {
  const { fake, ran, rest, sources, stands } = page();
  preloadNext('setup', sources, fake);
  await stands();
  expect(ran).toEqual([]);
  await rest();
  expect(ran).toEqual(['interview/LiveInterview']);
});

it('runs nothing if the view was left meanwhile', async () => {
  const { fake, ran, rest, sources, stands } = page();
  const leave = preloadNext('setup', sources, fake);
  await stands();
  leave();
  await rest();
  expect(ran).toEqual([]);
});

it.each([
  ['in the room', 'interview', false],
  ['for whoever saves data', 'login', true],
] as const)('preloads nothing %s', async (_, view, saving) => {
  const { fake, asked, sources, stands } = page({ saving });
  preloadNext(view, sources, fake);
  await stands();
  expect(asked).toEqual([]);
});

it('fetches nothing if the view was left before it loaded', async () => {
  const { fake, asked, sources, stands } = page();
  preloadNext('login', sources, fake)();
  await stands();
  expect(asked).toEqual([]);
});

it('preloads nothing if the view fails to load', async () => {
  const { fake, asked, sources, fails } = page();
  preloadNext('login', sources, fake);
  await fails();
  expect(asked).toEqual([]);
});
