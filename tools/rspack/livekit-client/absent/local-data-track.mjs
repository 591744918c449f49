import { notBuiltIn } from './not-built-in.mjs';

/** A data track of our own. */
export default class LocalDataTrack {
  constructor() {
    notBuiltIn('data tracks');
  }
}
