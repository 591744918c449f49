import { notBuiltIn } from './not-built-in.mjs';

/** Metadata in video frames. Each room has a manager; without a worker it does nothing, here and there. */
export class FrameMetadataManager {
  constructor(options) {
    if (options) notBuiltIn('frame metadata');
  }

  setup() {}
}
