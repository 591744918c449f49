import { median } from 'simple-statistics';

/**
 * Measurements of one visit, from an empty cache to the live room. Times are in milliseconds; those
 * that are not durations count from the start of navigation.
 */
export interface Visit {
  /**
   * gzip size (level 9) of all scripts loaded until the login form was usable (KB of 1000 bytes).
   */
  loginJsGzKb: number;
  /** gzip size of all scripts loaded until the room was live (KB of 1000 bytes). */
  roomJsGzKb: number;
  /**
   * Number of requests until the login form was usable, and the bytes transferred for them,
   * including headers.
   */
  requests: number;
  bytes: number;
  lcpMs: number;
  /**
   * Time from the first key press to the next frame. If it is too short for the browser to report,
   * this is the reporting threshold.
   */
  inpMs: number;
  usableMs: number;
  /** Time from the click on "Login" until the setup is visible. */
  setupMs: number;
  /** Time from the click on "Start Interview" until the live view is visible. */
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

/**
 * Returns the figures for the `RESULT web` line: the medians, and the ratios of composed to
 * monolith.
 */
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
