/** A request to the interviewer, as opposed to an answer. */
export type Command =
  | 'repeat'
  | 'explain'
  | 'skip'
  | 'later'
  | 'go_back'
  | 'dont_know'
  | 'wait'
  | 'stop'
  | 'continue'
  | 'can_you_hear_me'
  | 'asks_back'
  | 'hostile'
  | 'greeting'
  | 'thanks'
  | 'yes'
  | 'no';

/** Commands with the patterns (or phrases) that express them. */
export type CommandPatterns = readonly (readonly [Command, readonly string[]])[];
