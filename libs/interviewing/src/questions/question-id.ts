/**
 * Returns the id of a planned question.
 * @param index position in the plan, from 0
 * @param variant tells apart questions from the same template; must not contain a hyphen
 */
export const questionId = (index: number, templateId: string, variant: string): string =>
  `q${index + 1}-${templateId}-${variant}`;

/** Returns the id of the template that a planned question was made from; empty if it has none. */
export const templateIdOf = ({ id }: { id: string }): string =>
  /^q\d+-(.*)-\w+$/.exec(id)?.[1] ?? '';
