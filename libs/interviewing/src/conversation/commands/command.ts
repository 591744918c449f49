/** What a short turn of the candidate asks of the interviewer, rather than answers. */
export type Command =
  | 'repeat'
  | 'explain'
  | 'skip'
  | 'dont_know'
  | 'wait'
  | 'stop'
  | 'continue'
  | 'can_you_hear_me'
  | 'asks_back'
  | 'hostile'
  | 'yes'
  | 'no';

/** Each command with the patterns (or phrases) that it is known by. */
export type CommandPatterns = readonly (readonly [Command, readonly string[]])[];
