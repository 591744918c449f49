import { createHash } from 'node:crypto';
import type { Asked } from './plans';

/**
 * Returns `count` questions, chosen by a seed and spread evenly over people and difficulties, so
 * that none of them is heard more often than the others. Nobody's question is chosen twice.
 */
export function sampleOf(asked: readonly Asked[], count: number, seed: string): Asked[] {
  const rank = ({ id }: Asked) => createHash('sha256').update(`${seed}:${id}`).digest('hex');
  const groups = new Map<string, Asked[]>();
  const seen = new Set<string>();
  for (const each of [...asked].sort((a, b) => (rank(a) < rank(b) ? -1 : 1))) {
    const text = `${each.case.id}:${each.text}`;
    if (seen.has(text)) continue;
    seen.add(text);
    const key = `${each.case.id}:${each.difficulty}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const queues = [...groups.values()].sort((a, b) => (rank(a[0]!) < rank(b[0]!) ? -1 : 1));
  const chosen: Asked[] = [];
  for (let round = 0; chosen.length < count; round += 1) {
    const next = queues.flatMap((queue) => queue[round] ?? []);
    if (next.length === 0) break;
    chosen.push(...next.slice(0, count - chosen.length));
  }
  return chosen;
}

/** Returns one question as reviewers get it, as a line of JSON. */
export const asReviewed = ({ id, case: person, difficulty, text }: Asked) =>
  JSON.stringify({
    id,
    language: person.language,
    jobTitle: person.job.title,
    seniority: person.labels.seniority,
    difficulty,
    question: text,
  });
