const setMode = ({ page }, mode) =>
  page.evaluate((value) => {
    globalThis.chaos.mode = value;
  }, mode);

/** Creates a fault in which data-channel messages arrive late or twice; see `page-probe.mjs`. */
const delivered = (name, mode, more = {}) => ({
  name,
  ...more,
  async happens({ candidates }) {
    const from = Date.now();
    for (const candidate of candidates) await setMode(candidate, mode);
    return from;
  },
});

export const MESSAGE_FAULTS = [
  delivered('message-twice', 'twice'),
  delivered('message-late', 'late', { speaking: true }),
];
