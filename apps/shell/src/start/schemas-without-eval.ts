// Schemas are otherwise compiled by `new Function`, which the page's content security policy forbids, and even asking whether it may be used is reported
// as a violation. zod keeps its settings here for all of its copies on the page: none of them is loaded yet, and importing one would fetch it at the start.
(globalThis as { __zod_globalConfig?: object }).__zod_globalConfig = { jitless: true };
