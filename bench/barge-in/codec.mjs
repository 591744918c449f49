import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RATE } from './synth.mjs';

/**
 * Opus settings that LiveKit clients use for speech: 20 ms frames, 32 kbit/s, no packets during
 * silence (4016 is OPUS_SET_DTX in opus_defines.h).
 */
const OPUS = ['--speech', '--framesize', '20', '--bitrate', '32', '--set-ctl-int', '4016=1'];

/**
 * Encodes a microphone's samples with Opus and decodes them again, so that they sound as they do to
 * the other participants.
 */
export function throughOpus(samples) {
  const folder = mkdtempSync(join(tmpdir(), 'barge-in-'));
  const [taken, sent, came] = ['taken', 'sent', 'came'].map((name) => join(folder, name));
  const run = (program, ...args) => execFileSync(program, args, { stdio: 'pipe' });
  try {
    writeFileSync(taken, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength));
    run('opusenc', '--quiet', ...OPUS, '--raw', '--raw-rate', RATE, '--raw-chan', 1, taken, sent);
    run('opusdec', '--quiet', '--rate', RATE, sent, came);
    const bytes = readFileSync(came);
    return new Int16Array(
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + (bytes.length & ~1)),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
