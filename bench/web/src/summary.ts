import { median } from 'simple-statistics';

/**
 * Measurements of one visit, from an empty cache to the live room. Times are in milliseconds, from
 * the start of navigation unless stated otherwise.
 */
export interface Visit {
  /**
   * gzip size (level 9) of all scripts loaded by the time the login form was usable (KB of 1000
   * bytes).
   */
  loginJsGzKb: number;
  /** gzip size of all scripts loaded by the time the room was live (KB of 1000 bytes). */
  roomJsGzKb: number;
  /**
   * Number of requests made before the login form was usable. `bytes` is their transfer size,
   * including headers.
   */
  requests: number;
  bytes: number;
  lcpMs: number;
  /**
   * Time from the first key press to the next frame, or the browser's reporting threshold if that
   * is longer.
   */
  inpMs: number;
  usableMs: number;
  /** Time from the click on "Login" until the setup screen is visible. */
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
 * Returns the figures for the `RESULT web` line: the medians for each site, and the ratios of the
 * composed site to the monolith.
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
