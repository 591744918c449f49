import { preloadNext, PRELOAD_DELAY_MS, type PreloadPage } from './preload-next';

function page({ saving = false } = {}) {
  const timers = new Map<object, { run: () => void; delayMs: number }>();
  const fake: PreloadPage = {
    setTimeout: (run, delayMs) => { const timer = {}; timers.set(timer, { run, delayMs }); return timer; },
    clearTimeout: (timer) => void timers.delete(timer as object),
    savesData: () => saving,
  };
  const asked: string[] = [];
  return { fake, timers, asked, loader: { preload: (id: string) => { asked.push(id); return Promise.resolve(); } } };
}

it.each([['login', 'onboarding/Setup'], ['gate', 'onboarding/Setup'], ['setup', 'interview/LiveInterview']] as const)('on %s: %s, once the view stands', (view, next) => {
  const { fake, timers, asked, loader } = page();
  preloadNext(view, loader, fake);
  const [timer] = [...timers.values()];
  expect([timer?.delayMs, asked]).toEqual([PRELOAD_DELAY_MS, []]);
  timer?.run();
  expect(asked).toEqual([next]);
});

it('in the room nothing is fetched ahead', () => {
  const { fake, timers, loader } = page();
  preloadNext('interview', loader, fake);
  expect(timers.size).toBe(0);
});

it('whoever saves data has nothing fetched ahead', () => {
  const { fake, timers, loader } = page({ saving: true });
  preloadNext('login', loader, fake);
  expect(timers.size).toBe(0);
});

it('a view that is left in time asks for nothing', () => {
  const { fake, timers, loader } = page();
  preloadNext('login', loader, fake)();
  expect(timers.size).toBe(0);
});
