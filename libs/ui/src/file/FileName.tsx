import { VisuallyHidden } from '../a11y/VisuallyHidden';
import styles from './FileName.module.css';

/**
 * A file's name on one line. Where there is not enough room, it is shortened in the middle, so that
 * its end stays in view: names that start alike mostly differ there. Assistive technology and the
 * tooltip have the full name.
 */
export function FileName({ children: name }: { children: string }) {
  const { start, end } = splitName(name);
  return (
    <bdi title={name} className={styles.name}>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden="true" data-text={start} className={styles.start} />
      <span aria-hidden="true" data-text={end} className={styles.end} />
    </bdi>
  );
}

/** The last word of a name with its extension, such as `_final.pdf`. */
const LAST_WORD = /[\s_.-][^\s_.-]{0,10}\.[^\s.]{1,5}$/u;
/** The extension with the characters before it, where the last word is long. */
const LAST_CHARACTERS = /[^.]{0,6}\.[^\s.]{1,5}$/u;
/** The last characters of a name without an extension. */
const LAST_OF_ALL = /.{0,8}$/u;

/**
 * Splits a file's name into what may be shortened and an end of at most 17 characters, if possible
 * between two words, because a cut separates Arabic letters.
 */
export function splitName(name: string): { start: string; end: string } {
  const found = LAST_WORD.exec(name) ?? LAST_CHARACTERS.exec(name) ?? LAST_OF_ALL.exec(name);
  const at = found?.index ?? name.length;
  return { start: name.slice(0, at), end: name.slice(at) };
}
