import lighthouse from 'lighthouse';

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  best_practices: 'best-practices',
};
/** Lighthouse's equivalent of the network and CPU throttling in `visit.mjs`. */
const THROTTLING = {
  rttMs: 165,
  throughputKbps: 8_100,
  requestLatencyMs: 165,
  downloadThroughputKbps: 8_100,
  uploadThroughputKbps: 1_350,
  cpuSlowdownMultiplier: 4,
};

/**
 * Returns the login page's Lighthouse scores (0–100) for a phone. `lost` lists the audits that
 * scored below 0.9.
 */
export async function scores(url, port) {
  const { lhr } = await lighthouse(
    url,
    { port, output: 'json', logLevel: 'silent' },
    {
      extends: 'lighthouse:default',
      settings: { onlyCategories: Object.values(CATEGORIES), throttling: THROTTLING },
    },
  );
  const audits = Object.values(lhr.audits).filter(
    ({ score, scoreDisplayMode }) =>
      score !== null &&
      score < 0.9 &&
      !['informative', 'notApplicable', 'manual'].includes(scoreDisplayMode),
  );
  return {
    scores: Object.fromEntries(
      Object.entries(CATEGORIES).map(([name, id]) => [
        name,
        Math.round((lhr.categories[id].score ?? 0) * 100),
      ]),
    ),
    lost: audits.map(({ id, displayValue }) => [id, displayValue].filter(Boolean).join(': ')),
  };
}
