import { TextDecoder, TextEncoder } from 'node:util';

// Add browser globals that jsdom does not expose.
Object.assign(globalThis, { TextDecoder, TextEncoder });
