import type { CandidateCommand } from '@portal/protocol';

/** A request to the interviewer, as opposed to an answer. */
export type Command = CandidateCommand;

/** Commands with the patterns (or phrases) that express them. */
export type CommandPatterns = readonly (readonly [Command, readonly string[]])[];
