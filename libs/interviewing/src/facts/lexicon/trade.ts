import type { Family } from './families';

/**
 * What a skill is, which decides what may be asked about it:
 * - `practices`: work that somebody does ("wound care"). Has a name in both languages.
 * - `tools`: products, standards and methods. Their names are mostly the same in both languages.
 * - `everyday`: tools that everybody uses. How somebody uses their mail tells nothing.
 * - `fields`: professions and fields of study. They say what a person is, not what they work with.
 *   Have a name in both languages.
 * - `held`: certificates, licences and languages. Somebody has them, and does not work with them.
 */
export const KINDS = ['practices', 'tools', 'everyday', 'fields', 'held'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * The words of a trade: its skills by kind, one a line, as `Name: alias, alias = الاسم، اسم آخر`.
 * The name and the first Arabic name are spoken in questions; the others are only recognized.
 *
 * Before the name, `~` stands for a name that is matched only if it is capitalized, because it is
 * also an everyday word (Excel, Swift); `!` for one so short that it is matched only in a list or
 * next to programming words (Go, R, C); `@` for a human language, which is also an adjective. An
 * alias with `~` must be in all capitals (REST). An Arabic name with `!` is matched only as an item
 * of a list, because it is also part of other names ("وسائل التواصل").
 */
export type Trade = { readonly family: Family } & { readonly [kind in Kind]?: string };

/**
 * How strictly a name's spelling is checked: `capital` requires an initial capital; `short`
 * requires the exact spelling, and matches only in a list or next to programming words; `language`
 * matches in a list or next to a word for how well it is known; `listed` matches in a list.
 */
export type CaseRule = 'any' | 'capital' | 'short' | 'language' | 'listed';

const RULES: Readonly<Record<string, CaseRule>> = {
  '~': 'capital',
  '!': 'short',
  '@': 'language',
};

/** One line of a trade. */
export interface TradeWord {
  name: string;
  family: Family;
  kind: Kind;
  rule: CaseRule;
  /** Other names in English. Those that start with `~` must be in all capitals. */
  aliases: readonly string[];
  /** Names in Arabic, the one to be spoken first. Those that start with `!` must be in a list. */
  arabic: readonly string[];
}

const listed = (text: string, separator: string) =>
  text
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean);

/** Reads the words of a trade, in order. */
export const wordsOf = (trade: Trade): TradeWord[] =>
  KINDS.flatMap((kind) =>
    listed(trade[kind] ?? '', '\n').map((line): TradeWord => {
      const [english = '', arabic = ''] = line.split(/\s*=\s*/);
      const [marked = '', aliases = ''] = english.split(/\s*:\s*/);
      return {
        name: marked.replace(/^[~!@]/, ''),
        family: trade.family,
        kind,
        rule: RULES[marked[0] ?? ''] ?? 'any',
        aliases: listed(aliases, ','),
        arabic: listed(arabic, '،'),
      };
    }),
  );
