import { z } from 'zod';

// As in the host: schemas are otherwise compiled by `new Function`, which the content security policy of a remote's own page forbids. Imported first.
z.config({ jitless: true });
