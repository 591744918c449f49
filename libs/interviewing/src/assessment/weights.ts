import type { Weights } from './parts';

// Fitted to written answers by `npm run tune:calibration`, to the scale of docs/rubric.md.

/** The score of an answer. */
export const WORTH_WEIGHTS: Weights = {
  bias: -0.1,
  parts: {
    development: 7.1,
    specificity: 7,
    account: 7.6,
    ownPart: 5.1,
    density: 12,
    reasoning: 9.6,
    particulars: 16.6,
    detail: 24,
    keywords: 17.8,
    pointWords: 16.2,
    touched: 18.9,
    coverage: 5,
    stock: -7.8,
    vagueness: -11.2,
    abstraction: -14.3,
    biography: -10.2,
    together: -9.4,
    generality: -43.4,
  },
};

/** The same score from the parts that show each competency alone. */
export const COMPETENCY_WEIGHTS = {
  technicalDepth: {
    bias: 15.9,
    parts: {
      development: 27,
      specificity: 6.4,
      reasoning: 3.3,
      particulars: 25.8,
      keywords: 10,
      pointWords: 1.1,
      touched: 11.8,
      coverage: 8.8,
      stock: -7,
      vagueness: -12.6,
      abstraction: -17.3,
      generality: -63.3,
    },
  },
  relevance: {
    bias: 16.1,
    parts: {
      development: 46.5,
      keywords: 8.7,
      touched: 7.4,
      coverage: 16.1,
      stock: -13.7,
      vagueness: -15.3,
      biography: -9.2,
      generality: -75.6,
    },
  },
  structure: {
    bias: 19.7,
    parts: {
      development: 29.8,
      account: 8.5,
      ownPart: 0.3,
      density: 4.4,
      reasoning: 6.3,
      particulars: 15.1,
      detail: 7.5,
      vagueness: -12.4,
      together: -5.7,
      generality: -69.1,
    },
  },
} satisfies Record<string, Weights>;
