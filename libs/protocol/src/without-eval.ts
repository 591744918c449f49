import * as z from 'zod/mini';

/*
 * zod compiles schemas by `new Function`, which a page's content security policy forbids; even asking whether it may is reported as a violation.
 * A page imports this before anything that makes a schema: zod's settings are one for all of its copies there.
 */
z.config({ jitless: true });
