import type { Language } from '@portal/protocol';
import type { Command } from '../conversation/commands/read-command';
import { ARABIC } from './command-phrasings.arabic';
import { ENGLISH } from './command-phrasings.english';

/** Commands that can be phrased in many ways. */
export type Asked = Extract<Command, 'repeat' | 'explain' | 'skip' | 'dont_know' | 'wait' | 'stop'>;

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const table = (of: Readonly<Record<Asked, string>>) =>
  (Object.keys(of) as Asked[]).map((command) => ({ command, phrasings: lines(of[command]) }));

export const COMMAND_PHRASINGS: Readonly<
  Record<Language, { command: Asked; phrasings: string[] }[]>
> = { 'en-US': table(ENGLISH), 'ar-SA': table(ARABIC) };
