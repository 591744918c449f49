/**
 * `node --import ./tools/typescript/register.mjs <file>.ts` runs a TypeScript file without building
 * it first.
 */
import { register } from 'node:module';

register('./hooks.mjs', import.meta.url);
