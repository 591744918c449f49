import { plain } from './commands/read-command';

/**
 * Where one question of a turn ends and the next may begin: at punctuation, at "and", and in Arabic
 * at "and" before an interrogative or an article.
 */
const BETWEEN =
  /[?؟!.,،;؛\n]+(?=\s|$)|\s(?:and|plus|also)\s|\s(?:و|وايضا|وأيضا|وكذلك)\s|\s(?=و(?:هل|كم|متى|متي|وين|أين|اين|فين|مين|من|منو|ما|ماذا|ايش|إيش|وش|شنو|كيف|شلون|فيه|عندكم|لمن|ال\S+)(?:[\s؟]|$))/iu;

/**
 * Splits a candidate's turn into what may be questions of their own ("the hours, remote, and who do
 * I report to?"), in the form that `plain` returns.
 */
export const severalQuestionsIn = (text: string): string[] =>
  text
    .split(BETWEEN)
    .map(plain)
    .filter((part) => part !== '');
