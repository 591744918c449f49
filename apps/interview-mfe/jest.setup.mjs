import { TextDecoder, TextEncoder } from 'node:util';

// jsdom does not expose these browser globals.
Object.assign(globalThis, { TextDecoder, TextEncoder });
