import { median } from 'simple-statistics';

/**
 * Measurements of one visit, from an empty cache to the live room. Times in milliseconds since the
 * start of navigation.
 */
export interface Visit {
  /**
   * gzip size (level 9) of all scripts loaded until the login form was usable (KB of 1000 bytes).
   */
  loginJsGzKb: number;
  /** The same until the room was live. */
  roomJsGzKb: number;
  /**
   * Requests until the login form was usable, and bytes transferred for them, including headers.
   */
  requests: number;
  bytes: number;
  lcpMs: number;
  /**
   * From the first key press to the next frame; below the browser's reporting threshold otherwise.
   */
  inpMs: number;
  usableMs: number;
  /** From the click on "Login" to the setup. */
  setupMs: number;
  /** From "Start Interview" to the live view. */
  roomMs: number;
}

export interface Scores {
  performance: number;
  accessibility: number;
  best_practices: number;
}
export interface Side {
  visits: Visit[];
  lighthouse: Scores;
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

function figures({ visits, lighthouse }: Side) {
  const of = (key: keyof Visit, digits = 0) =>
    round(median(visits.map((visit) => visit[key])), digits);
  return {
    login_js_gz_kb: of('loginJsGzKb', 1),
    room_js_gz_kb: of('roomJsGzKb', 1),
    requests: of('requests'),
    bytes: of('bytes'),
    lcp_ms: of('lcpMs'),
    inp_ms: of('inpMs'),
    usable_ms: of('usableMs'),
    setup_ms: of('setupMs'),
    room_ms: of('roomMs'),
    lighthouse,
  };
}

/** The figures of the line `RESULT web`: medians, and composed / monolith. */
export function summarise(composed: Side, monolith: Side) {
  const [ours, theirs] = [figures(composed), figures(monolith)];
  const { login_js_gz_kb, room_js_gz_kb, requests, lcp_ms, inp_ms, lighthouse, ...more } = ours;
  return {
    login_js_gz_kb,
    room_js_gz_kb,
    requests,
    lcp_ms,
    inp_ms,
    lcp_ratio: round(ours.lcp_ms / theirs.lcp_ms, 3),
    bytes_ratio: round(ours.bytes / theirs.bytes, 3),
    login_js_ratio: round(ours.login_js_gz_kb / theirs.login_js_gz_kb, 3),
    room_js_ratio: round(ours.room_js_gz_kb / theirs.room_js_gz_kb, 3),
    setup_ratio: round(ours.setup_ms / theirs.setup_ms, 3),
    room_ratio: round(ours.room_ms / theirs.room_ms, 3),
    lighthouse,
    ...more,
    monolith: theirs,
  };
}
