import * as z from 'zod/mini';

// Schemas are otherwise compiled by `new Function`, which the page's content security policy forbids, and even asking whether it may be used is reported
// as a violation. Imported before anything that makes a schema; it holds for every copy of zod on the page.
z.config({ jitless: true });
