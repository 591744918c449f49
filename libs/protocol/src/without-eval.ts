import * as z from 'zod/mini';

/**
 * zod compiles schemas with `new Function`, which a content security policy forbids; even testing
 * for it reports a violation. Import this before any module that creates a schema. The setting
 * applies to all copies of zod.
 */
z.config({ jitless: true });
