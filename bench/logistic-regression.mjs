import { readFileSync, writeFileSync } from 'node:fs';

const sigmoid = (z) => 1 / (1 + Math.exp(-z));

/** Returns the probability (0–1) that a model `{ bias, weights }` predicts from the features. */
export function likelihood({ bias, weights }, features) {
  return sigmoid(
    Object.entries(weights).reduce(
      (sum, [name, weight]) => sum + weight * (features[name] ?? 0),
      bias,
    ),
  );
}

/**
 * Fits a logistic regression by gradient descent. L2 regularisation of the weights, but not of the
 * bias, keeps rare features from being overfitted.
 * @param rows `{ features, is: boolean, weight }`; `weight` is how heavily a row counts
 * @param signs whether each feature counts for (1) or against (−1) the outcome. A feature is never
 *   given a weight with the opposite sign.
 */
export function fit(rows, names, signs, { ridge = 0.1, steps = 6_000, rate = 2 } = {}) {
  const weights = Object.fromEntries(names.map((name) => [name, 0]));
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  let bias = 0;
  for (let step = 0; step < steps; step += 1) {
    const gradient = Object.fromEntries(names.map((name) => [name, ridge * weights[name]]));
    let biasGradient = 0;
    for (const { features, is, weight } of rows) {
      const error = (likelihood({ bias, weights }, features) - Number(is)) * weight;
      biasGradient += error;
      for (const name of names) gradient[name] += error * (features[name] ?? 0);
    }
    bias -= (rate * biasGradient) / total;
    for (const name of names) {
      weights[name] -= (rate * gradient[name]) / total;
      if (signs[name] !== undefined && weights[name] * signs[name] < 0) weights[name] = 0;
    }
  }
  return { bias, weights };
}

/** Writes a fitted model into a TypeScript file, as its `BIAS` and `WEIGHTS`. */
export function writeModel(file, { bias, weights }) {
  const lines = Object.entries(weights)
    .map(([name, weight]) => `  ${name}: ${weight},`)
    .join('\n');
  const source = readFileSync(file, 'utf8')
    .replace(/BIAS = [^;]*;/, `BIAS = ${bias};`)
    .replace(/(WEIGHTS: [^=]*= \{\n)[^}]*\}/, `$1${lines}\n}`);
  writeFileSync(file, source);
}
