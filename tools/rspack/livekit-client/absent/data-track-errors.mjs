import { notBuiltIn } from './not-built-in.mjs';

const absent = () => notBuiltIn('data tracks');

/** The server's answers to a request for a data track, which is never made. */
export const DataTrackPublishError = {
  notAllowed: absent,
  duplicateName: absent,
  invalidName: absent,
  limitReached: absent,
  unknown: absent,
};
