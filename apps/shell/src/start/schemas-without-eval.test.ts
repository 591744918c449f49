import './schemas-without-eval';
import * as z from 'zod/mini';

it('is what zod goes by, although it is loaded later', () => {
  expect(z.config().jitless).toBe(true);
});
