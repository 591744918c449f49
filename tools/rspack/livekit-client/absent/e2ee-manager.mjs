import { notBuiltIn } from './not-built-in.mjs';

/** End-to-end encryption: the room asks for it only where its options do. */
export class E2EEManager {
  constructor() {
    notBuiltIn('end-to-end encryption');
  }
}
