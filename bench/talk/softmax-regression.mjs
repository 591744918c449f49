import { seededRandom } from '../calibration/src/recognizer-errors.ts';

/**
 * Fits a softmax regression by stochastic gradient descent with AdaGrad. Weights shrink towards 0
 * (L2), the bias does not.
 * @param rows `{ vector: [index, value][], kind: number }`
 * @returns `{ bias, weights }`, the weights with one row of `kinds` numbers for each index
 */
export function fitSoftmax(
  rows,
  { indices, kinds, epochs = 30, rate = 0.5, ridge = 2e-5, seed = 1 },
) {
  const random = seededRandom(seed);
  const bias = new Float64Array(kinds);
  const weights = new Float64Array(indices * kinds);
  const steepness = new Float64Array(indices * kinds).fill(1e-3);
  const order = rows.map((_, at) => at);
  const shares = new Float64Array(kinds);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other], order[at]];
    }
    for (const at of order) {
      const { vector, kind } = rows[at];
      sharesOf(vector, { bias, weights }, shares);
      for (let each = 0; each < kinds; each += 1) {
        const error = shares[each] - Number(each === kind);
        bias[each] -= 0.02 * error;
        for (const [index, value] of vector) {
          const cell = index * kinds + each;
          const gradient = error * value + ridge * weights[cell];
          steepness[cell] += gradient * gradient;
          weights[cell] -= (rate * gradient) / Math.sqrt(steepness[cell]);
        }
      }
    }
  }
  return { bias: [...bias], weights };
}

/** Computes the likelihood of each kind into `shares`. */
export function sharesOf(vector, { bias, weights }, shares) {
  const kinds = bias.length;
  for (let kind = 0; kind < kinds; kind += 1) {
    let sum = bias[kind];
    for (const [index, value] of vector) sum += value * weights[index * kinds + kind];
    shares[kind] = sum;
  }
  const highest = Math.max(...shares);
  let total = 0;
  for (let kind = 0; kind < kinds; kind += 1)
    total += shares[kind] = Math.exp(shares[kind] - highest);
  for (let kind = 0; kind < kinds; kind += 1) shares[kind] /= total;
  return shares;
}
