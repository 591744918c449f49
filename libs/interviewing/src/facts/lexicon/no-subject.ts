import { kindOf } from './skills';

/**
 * Whether a skill is worth no question of its own. A question about the work with a certificate, or
 * with a tool that everybody uses, tells nothing: a certificate is held, and how somebody uses their
 * mail hardly matters.
 */
export function isNoSubject(name: string): boolean {
  const kind = kindOf(name);
  return kind === 'held' || kind === 'everyday';
}
