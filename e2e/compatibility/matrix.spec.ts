import { test } from '@playwright/test';
import { combinations } from './combinations';
import { walk } from './walk';

for (const { name, url, refused } of combinations()) {
  test.describe(name, () => {
    test.use({ baseURL: url });
    test(`${name}: ${refused.length === 0 ? 'the journey passes' : `fallback for ${refused.join(', ')}, and the rest works`}`, async ({
      page,
    }) => walk(page, new Set(refused)));
  });
}
