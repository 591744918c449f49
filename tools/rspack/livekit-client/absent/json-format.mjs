import { notBuiltIn } from './not-built-in.mjs';

const absent = () => notBuiltIn("the JSON form of the room server's messages");

/** Client and server speak the binary form; the server answers in JSON only to who began with it. */
export const makeJsonFormat = () => ({
  makeReadOptions: absent,
  makeWriteOptions: absent,
  readMessage: absent,
  writeMessage: absent,
  readScalar: absent,
  writeScalar: absent,
  debug: absent,
});
