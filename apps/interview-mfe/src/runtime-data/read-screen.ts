import { RUNTIME_COMPONENTS_MAX, RUNTIME_TEXT_MAX_CHARS, type UiComponent } from '@portal/protocol';

/*
 * Reads what is on the candidate's screen from the page's elements (§3 Runtime UI data).
 *
 * Only elements with `data-runtime="<type>:<name>"` are read, such as
 * `data-runtime="button:microphone"`. The name is for developers: it stays the same in every
 * language and state. An element without an accessible name may have its label in
 * `data-runtime-label`.
 *
 * The data must never contain what a person typed or said. Mark only elements whose label comes
 * from the catalogues: no captions, transcript entries, job titles, device names or people's names.
 */

/** Types of components whose visible text is their label. Of the others, it may be anything. */
const LABELLED_BY_TEXT: ReadonlySet<string> = new Set(['button', 'switch', 'status']);
const CLICKABLE: ReadonlySet<string> = new Set(['button', 'switch', 'field']);
const TYPES: ReadonlySet<string> = new Set([
  ...LABELLED_BY_TEXT,
  ...CLICKABLE,
  'screen',
  'region',
  'dialog',
]);

const MARKED = '[data-runtime]';
const CONTROL = 'button, input, select, textarea';
/** Content that is not part of a label: decoration, and values of fields. */
const NOT_A_LABEL = `[aria-hidden="true"], input, select, textarea, [contenteditable]`;

interface ReadComponent {
  component: UiComponent;
  /** The marks of the component and its ancestors, which `hash` is computed from. */
  path: string;
  /** How many children have each mark, to tell apart children with the same mark. */
  marks: Map<string, number>;
}

/**
 * Returns the marked components that are visible on the page, nested as in the document and at most
 * `RUNTIME_COMPONENTS_MAX` of them.
 */
export function readScreen(page: Document): UiComponent[] {
  const roots: UiComponent[] = [];
  const rootMarks = new Map<string, number>();
  const read = new Map<Element, ReadComponent>();
  for (const element of page.querySelectorAll(MARKED)) {
    if (read.size === RUNTIME_COMPONENTS_MAX) break;
    const mark = element.getAttribute('data-runtime') ?? '';
    const [componentType = '', name = ''] = mark.split(':');
    if (!TYPES.has(componentType) || name === '' || !isVisible(element)) continue;
    const parent = readAncestor(element, read);
    const path = `${parent?.path ?? ''}/${uniqueMark(mark, parent?.marks ?? rootMarks)}`;
    const component: UiComponent = {
      hash: hashOf(path),
      text: labelOf(element, componentType).slice(0, RUNTIME_TEXT_MAX_CHARS),
      componentType,
      isClickable: CLICKABLE.has(componentType) && isUsable(controlOf(element)),
      children: [],
    };
    (parent?.component.children ?? roots).push(component);
    read.set(element, { component, path, marks: new Map() });
  }
  return roots;
}

const isVisible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true });

/** Returns the nearest ancestor that has been read. Ancestors come first in document order. */
function readAncestor(
  element: Element,
  read: ReadonlyMap<Element, ReadComponent>,
): ReadComponent | null {
  for (let above = element.parentElement; above !== null; above = above.parentElement) {
    const found = read.get(above);
    if (found) return found;
  }
  return null;
}

/** Numbers the second and later siblings that have the same mark. */
function uniqueMark(mark: string, siblings: Map<string, number>): string {
  const before = siblings.get(mark) ?? 0;
  siblings.set(mark, before + 1);
  return before === 0 ? mark : `${mark}#${before + 1}`;
}

/** Returns the 32-bit FNV-1a hash of the path's UTF-16 code units, as eight hex digits. */
function hashOf(path: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < path.length; at += 1)
    hash = Math.imul(hash ^ path.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** A field may be marked on an element around its label and control, so look inside. */
function controlOf(element: Element): Element | null {
  return element.matches(CONTROL) ? element : element.querySelector(CONTROL);
}

const isUsable = (control: Element | null): boolean =>
  control !== null &&
  !control.matches(':disabled, [aria-disabled="true"]') &&
  control.closest('[inert]') === null;

function labelOf(element: Element, componentType: string): string {
  const given = element.getAttribute('aria-label') ?? element.getAttribute('data-runtime-label');
  if (given !== null) return given;
  const labelledBy = element.getAttribute('aria-labelledby');
  if (labelledBy !== null)
    return labelledBy
      .split(/\s+/)
      .map((id) => textOf(element.ownerDocument.getElementById(id)))
      .join(' ')
      .trim();
  if (componentType === 'field') return fieldLabelOf(controlOf(element));
  return LABELLED_BY_TEXT.has(componentType) ? textOf(element) : '';
}

function fieldLabelOf(control: Element | null): string {
  const given = control?.getAttribute('aria-label');
  if (given) return given;
  const labels = control && 'labels' in control ? (control as HTMLInputElement).labels : null;
  return textOf(labels?.[0] ?? null);
}

/**
 * Returns an element's text without decoration, without what was typed in fields inside it, and
 * without components inside it, which are read on their own.
 */
function textOf(element: Element | null): string {
  const words = (node: Node): string =>
    [...node.childNodes]
      .map((child) => {
        if (child.nodeType === Node.TEXT_NODE) return child.textContent ?? '';
        if (!(child instanceof Element) || child.matches(`${NOT_A_LABEL}, ${MARKED}`)) return '';
        return words(child);
      })
      .join('');
  return element === null ? '' : words(element).replace(/\s+/g, ' ').trim();
}
