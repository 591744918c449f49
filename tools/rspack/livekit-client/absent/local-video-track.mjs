import { notBuiltIn } from './not-built-in.mjs';

/** The candidate's picture never leaves the page (`room/camera.ts`); only sound is published. */
export default class LocalVideoTrack {
  constructor() {
    notBuiltIn('publishing video');
  }
}

export const videoLayersFromEncodings = () => notBuiltIn('publishing video');
