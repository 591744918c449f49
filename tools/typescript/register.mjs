/** `node --import ./tools/typescript/register.mjs <file>.ts` runs TypeScript without a build. */
import { register } from 'node:module';

register('./hooks.mjs', import.meta.url);
