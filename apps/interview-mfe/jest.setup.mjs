import { TextDecoder, TextEncoder } from 'node:util';

// Browsers have them; jsdom does not hand them through.
Object.assign(globalThis, { TextDecoder, TextEncoder });
