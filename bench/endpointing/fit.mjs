const sigmoid = (z) => 1 / (1 + Math.exp(-z));

/** Likelihood of an end by a model `{ bias, weights }`. */
export function likelihood({ bias, weights }, features) {
  return sigmoid(Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (features[name] ?? 0), bias));
}

/**
 * Logistic regression by gradient descent, with a ridge on the weights (not the bias), so that rare features are not believed too much.
 * @param rows `{ features, end: boolean, weight }`.
 * @param signs what is known beforehand: a feature that speaks for an end (1) or against it (-1) never gets a weight of the other sign.
 */
export function fit(rows, names, signs, { ridge = 0.1, steps = 6_000, rate = 2 } = {}) {
  const weights = Object.fromEntries(names.map((name) => [name, 0]));
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  let bias = 0;
  for (let step = 0; step < steps; step += 1) {
    const gradient = Object.fromEntries(names.map((name) => [name, ridge * weights[name]]));
    let biasGradient = 0;
    for (const { features, end, weight } of rows) {
      const error = (likelihood({ bias, weights }, features) - Number(end)) * weight;
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
