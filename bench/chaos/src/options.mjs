/**
 * Parses the command line.
 * @param {string[]} words the arguments: `--only <fault>[,<fault>]`, `--runs N`, `--at-once N`
 * @throws Error if an option or its value is invalid
 */
export function readOptions(words, faults) {
  const given = { only: [], runs: 3, atOnce: 2 };
  for (let at = 0; at < words.length; at += 2) {
    const [word, value = ''] = [words[at], words[at + 1]];
    if (word === '--only') given.only = value.split(',');
    else if (word === '--runs' || word === '--at-once')
      given[word === '--runs' ? 'runs' : 'atOnce'] = positive(word, value);
    else throw new Error(`${word} is unknown: --only <fault>, --runs N, --at-once N`);
  }
  const unknown = given.only.filter((name) => !faults.includes(name));
  if (unknown.length > 0)
    throw new Error(`No such fault: ${unknown.join(', ')}. There are ${faults.join(', ')}.`);
  return given;
}

function positive(word, value) {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`${word} must be a whole number from 1`);
  return number;
}
