/** One answer: its parts in a fixed order, the score that people would give, and how much it counts. */
export interface Row {
  parts: readonly number[];
  target: number;
  weight: number;
}

export interface Fitted {
  bias: number;
  weights: readonly number[];
}

export interface FitOptions {
  /** For each part, whether it may only raise (1) or only lower (−1) the score. */
  signs: readonly (1 | -1)[];
  /** Indices of the better and the worse row of each pair. */
  pairs: readonly (readonly [better: number, worse: number])[];
  /** Indices of rows that should score alike: an answer, and the same answer misheard. */
  twins: readonly (readonly [number, number])[];
  /** How much the order of the pairs counts beside the distance from the targets. */
  pairWeight?: number;
  /** How much the distance of twins counts. */
  twinWeight: number;
  /** Keeps rare parts from being overfitted (L2). */
  ridge?: number;
  steps?: number;
}

/** Points by which the better answer of a pair should lead; more adds little. */
const LEAD = 8;

/**
 * Fits a score as a weighted sum, by projected gradient descent (Adam): as near to the targets as
 * the weights' signs allow, with the better answer of each pair ahead
 * and twins together.
 */
export function fit(rows: readonly Row[], options: FitOptions): Fitted {
  const { signs, pairs, twins, pairWeight = 600, twinWeight, ridge = 0.02 } = options;
  const { steps = 4_000 } = options;
  const size = signs.length;
  // Index 0 is the bias.
  const values = new Float64Array(size + 1);
  const first = new Float64Array(size + 1);
  const second = new Float64Array(size + 1);
  const gradient = new Float64Array(size + 1);
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const scores = new Float64Array(rows.length);
  for (let step = 1; step <= steps; step += 1) {
    gradient.fill(0);
    const add = (parts: readonly number[], amount: number, withBias = true) => {
      if (withBias) gradient[0]! += amount;
      for (let at = 0; at < size; at += 1) gradient[at + 1]! += amount * parts[at]!;
    };
    rows.forEach(({ parts, target, weight }, index) => {
      scores[index] = sumOf(parts, values);
      add(parts, (2 * weight * (scores[index] - target)) / total);
    });
    for (const [better, worse] of pairs) {
      const lead = (scores[better]! - scores[worse]!) / LEAD;
      const pull = pairWeight / LEAD / (1 + Math.exp(lead)) / pairs.length;
      add(rows[better]!.parts, -pull, false);
      add(rows[worse]!.parts, pull, false);
    }
    for (const [one, other] of twins) {
      const pull = (2 * twinWeight * (scores[one]! - scores[other]!)) / twins.length;
      add(rows[one]!.parts, pull, false);
      add(rows[other]!.parts, -pull, false);
    }
    const rate = 1 - step / (steps + 1) + 0.01;
    for (let at = 0; at <= size; at += 1) {
      const slope = gradient[at]! + (at > 0 ? 2 * ridge * values[at]! : 0);
      first[at] = 0.9 * first[at]! + 0.1 * slope;
      second[at] = 0.999 * second[at]! + 0.001 * slope * slope;
      const change =
        first[at]! / (1 - 0.9 ** step) / (Math.sqrt(second[at]! / (1 - 0.999 ** step)) + 1e-9);
      values[at]! -= rate * change;
      if (at > 0 && values[at]! * signs[at - 1]! < 0) values[at] = 0;
    }
  }
  return { bias: values[0]!, weights: [...values.slice(1)] };
}

function sumOf(parts: readonly number[], values: Float64Array): number {
  let sum = values[0]!;
  for (let at = 0; at < parts.length; at += 1) sum += values[at + 1]! * parts[at]!;
  return sum;
}

/** Returns the score of an answer, 0–100. */
export const predicted = (parts: readonly number[], { bias, weights }: Fitted): number =>
  Math.max(
    0,
    Math.min(
      100,
      parts.reduce((sum, part, at) => sum + part * weights[at]!, bias),
    ),
  );
