import { findNodeAtLocation, getNodeValue, parseTree } from 'jsonc-parser';
import { ReleaseError } from './release-error.mjs';

/** The name of each channel's list in `remotes.json`. */
export const LISTS = { stable: 'remotes', preview: 'preview' };

export const EMPTY_LISTING = '{\n  "remotes": []\n}\n';

const INDENT = '    ';

/** Formats a remote's entry on a single line, to keep release diffs short. */
const written = (line) =>
  `{ ${Object.entries(line)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(', ')} }`;

function parsed(text) {
  const errors = [];
  const tree = parseTree(text, errors);
  if (
    errors.length > 0 ||
    tree?.type !== 'object' ||
    findNodeAtLocation(tree, ['remotes'])?.type !== 'array'
  )
    throw new ReleaseError('remotes.json of the target is not a list of remotes: fix it first');
  return tree;
}

/** Returns a remote's entry in a channel, or null if there is none. */
export function findLine(text, channel, remote) {
  const list = findNodeAtLocation(parsed(text), [LISTS[channel]]);
  return (list ? getNodeValue(list) : []).find(({ name }) => name === remote) ?? null;
}

/**
 * Returns `text` with a top-level field replaced. A missing field is added at the end, or at the
 * start if `first` is true. All other bytes stay the same.
 */
export function setField(text, name, value, { first = false } = {}) {
  const tree = parsed(text);
  const node = findNodeAtLocation(tree, [name]);
  const words = JSON.stringify(value);
  if (node) return text.slice(0, node.offset) + words + text.slice(node.offset + node.length);
  const at = first ? tree.offset + 1 : tree.children.at(-1).offset + tree.children.at(-1).length;
  const field = `\n  ${JSON.stringify(name)}: ${words}`;
  return text.slice(0, at) + (first ? `${field},` : `,${field}`) + text.slice(at);
}

/**
 * Returns `text` with the entry for `line.name` replaced, or added at the end. All other bytes stay
 * the same.
 * @throws ReleaseError if the text is not a list of remotes.
 */
export function switchLine(text, channel, line) {
  const tree = parsed(text);
  const list = findNodeAtLocation(tree, [LISTS[channel]]);
  const replace = ({ offset, length }, words) =>
    text.slice(0, offset) + words + text.slice(offset + length);
  const after = (node, words) => replace({ offset: node.offset + node.length, length: 0 }, words);
  if (!list)
    return after(
      tree.children.at(-1),
      `,\n  "${LISTS[channel]}": [\n${INDENT}${written(line)}\n  ]`,
    );
  const present = list.children.find((node) => getNodeValue(node)?.name === line.name);
  if (present) return replace(present, written(line));
  const last = list.children.at(-1);
  return last
    ? after(last, `,\n${INDENT}${written(line)}`)
    : replace(list, `[\n${INDENT}${written(line)}\n  ]`);
}
