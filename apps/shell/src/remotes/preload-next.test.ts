import { preloadNext, PRELOAD_DELAY_MS, type PreloadPage } from './preload-next';

function page({ saving = false } = {}) {
  const timers = new Map<object, { run: () => void; delayMs: number }>();
  const fake: PreloadPage = {
    setTimeout: (run, delayMs) => {
      const timer = {};
      timers.set(timer, { run, delayMs });
      return timer;
    },
    clearTimeout: (timer) => void timers.delete(timer as object),
    savesData: () => saving,
  };
  const asked: string[] = [];
  const fetched = (what: string) => {
    asked.push(what);
    return Promise.resolve();
  };
  return {
    fake,
    timers,
    asked,
    sources: { loader: { preload: fetched }, api: { prepare: () => fetched('api') } },
  };
}

it.each([
  ['login', 'onboarding/Setup'],
  ['gate', 'onboarding/Setup'],
  ['setup', 'interview/LiveInterview'],
] as const)('on %s: what reads answers and %s, once the view stands', (view, next) => {
  const { fake, timers, asked, sources } = page();
  preloadNext(view, sources, fake);
  const [timer] = [...timers.values()];
  expect([timer?.delayMs, asked]).toEqual([PRELOAD_DELAY_MS, []]);
  timer?.run();
  expect(asked).toEqual(['api', next]);
});

it('in the room nothing is fetched ahead', () => {
  const { fake, timers, sources } = page();
  preloadNext('interview', sources, fake);
  expect(timers.size).toBe(0);
});

it('whoever saves data has nothing fetched ahead', () => {
  const { fake, timers, sources } = page({ saving: true });
  preloadNext('login', sources, fake);
  expect(timers.size).toBe(0);
});

it('a view that is left in time asks for nothing', () => {
  const { fake, timers, sources } = page();
  preloadNext('login', sources, fake)();
  expect(timers.size).toBe(0);
});
