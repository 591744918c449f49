/** One or two letters for a person; Arabic letters stand apart, so that they do not join into a word. */
export function initialsOf(firstName: string, lastName: string, email: string): string {
  const letters = [firstName, lastName]
    .map((name) => [...name.trim()][0]?.toLocaleUpperCase() ?? '')
    .filter(Boolean);
  if (letters.length === 0) return [...email.trim()][0]?.toLocaleUpperCase() ?? '?';
  return letters.some((letter) => /\p{Script=Arabic}/u.test(letter))
    ? letters.join(' ')
    : letters.join('');
}
