import { browser } from '../../tools/jest/preset.mjs';

export default { ...browser, setupFiles: [...(browser.setupFiles ?? []), '<rootDir>/jest.setup.mjs'] };
