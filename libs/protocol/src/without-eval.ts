import * as z from 'zod/mini';

/**
 * By default, zod compiles schemas with `new Function`, which a content security policy forbids.
 * Zod first tests whether `new Function` works, but even that test triggers a violation report, so
 * disable compilation in all copies of zod. Import this module before any module that creates a
 * schema.
 */
z.config({ jitless: true });
