import * as z from 'zod/mini';

/**
 * By default zod compiles schemas with `new Function`, which a content security policy forbids.
 * Even its test for whether that is allowed reports a violation, so compilation is turned off here
 * for all copies of zod. Import this before any module that creates a schema.
 */
z.config({ jitless: true });
