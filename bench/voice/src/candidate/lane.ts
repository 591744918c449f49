import { Candidate, Microphone, type MicrophoneClock } from '@portal/testing/candidate';
import { now, within } from '@portal/testing/time';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSamples } from '../audio/clips';
import { CANDIDATE_RATE, roomNoise } from '../audio/samples';
import { Recorder } from './recorder';
import type { HeardMessage, LaneRecording, LaneScript, SaidAnswer, Step } from './script';

/**
 * How long the interviewer must be silent before it is considered to have finished speaking (ms).
 * Longer than the pauses between sentences, even on a busy machine.
 */
const FLOOR_MS = 1_300;
/**
 * Replaces `FLOOR_MS` after a sound such as a cough (ms). It is longer because the interviewer
 * might have paused only for the sound, and might continue.
 */
const FLOOR_AFTER_SOUND_MS = 2_800;
/** Maximum time between a sound and a silence that the sound is assumed to have caused (ms). */
const SOUND_REACH_MS = 1_500;
/**
 * How long after its last audible sample the interviewer is still considered to be speaking (ms).
 */
const SPEAKS_MS = 120;
/** Peak of the background noise: −64 dBFS, as in a quiet room with a good microphone. */
const NOISE_LEVEL = 20;
const GREETING_TIMEOUT_MS = 45_000;
/** Maximum wait for a reply (ms). */
const REPLY_TIMEOUT_MS = 12_000;
/** Time to wait for the final transcript of the last answer (ms). */
const LAST_WORDS_MS = 3_000;
/** Maximum wait for the end of an interviewer's utterance (ms). */
const UTTERANCE_TIMEOUT_MS = 40_000;

interface Saying {
  step: Step;
  start: number;
  bargedIn: boolean;
}

/**
 * Simulates one candidate in one interview: follows a script and records what the interviewer says.
 */
export class Lane {
  private greetedAt: number | null = null;
  private readonly microphone = new Microphone(
    CANDIDATE_RATE,
    roomNoise(CANDIDATE_RATE * 2, NOISE_LEVEL),
  );
  private readonly candidate: Candidate;
  private readonly recorder: Recorder;
  private readonly said: Saying[] = [];
  private readonly sounds: { kind: 'cough' | 'mm-hm'; start: number; length: number }[] = [];
  private joinedAt = 0;
  private ending = false;
  private failure: string | null = null;

  constructor(
    private readonly script: LaneScript,
    clock: MicrophoneClock,
  ) {
    this.recorder = new Recorder(script.recordTo);
    this.candidate = new Candidate(this.microphone, clock);
    this.candidate.onAudio = (samples, at) => this.recorder.write(samples, at);
  }

  /** Whether the interview is under way: the greeting is over and the first answer has begun. */
  get underWay(): boolean {
    return this.said.length > 0;
  }

  /**
   * Runs the interview until the script is finished or `end` is called. Never throws: an error is
   * stored in `failure`.
   */
  async hold(url: string): Promise<void> {
    try {
      this.joinedAt = now();
      await this.candidate.join(url, this.script.token);
      if (!(await this.until(GREETING_TIMEOUT_MS, () => this.recorder.audible.lastAudibleAt > 0)))
        throw new Error('the interviewer was not heard');
      this.greetedAt = this.recorder.audible.lastAudibleAt;
      let since = this.joinedAt;
      do
        for (const step of this.script.steps)
          if (!this.candidate.over && !this.ending) since = await this.take(step, since);
      while (this.script.repeats && !this.candidate.over && !this.ending);
      // Wait for the reply to the last answer, and for that answer's transcript.
      await this.until(REPLY_TIMEOUT_MS, () => this.recorder.audible.lastAudibleAt > since);
      await this.until(UTTERANCE_TIMEOUT_MS, () => this.isFloorFree(null));
      if (!this.candidate.over) await sleep(LAST_WORDS_MS);
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  /** Ends the interview after the current turn. */
  end(): void {
    this.ending = true;
  }

  async close(): Promise<LaneRecording> {
    await this.candidate.leave();
    this.recorder.close();
    return {
      interviewId: this.script.interviewId,
      joinedAt: this.joinedAt,
      greetedAt: this.greetedAt,
      answers: this.said.flatMap((saying) => this.answerOf(saying) ?? []),
      sounds: this.sounds.flatMap(({ kind, start, length }) => {
        const [from, to] = [
          this.microphone.timeOf(start),
          this.microphone.timeOf(start + length - 1),
        ];
        return from === null || to === null ? [] : [{ kind, from, to }];
      }),
      spans: this.recorder.audible.spans,
      messages: this.messages(),
      failure: this.failure,
    };
  }

  private messages(): HeardMessage[] {
    return this.candidate.received.flatMap(({ at, message }) => {
      switch (message.type) {
        case 'user_speech_chunk':
        case 'ai_speech_chunk':
        case 'ai_interrupted':
          break;
        default:
          return [];
      }
      const { type, data } = message;
      const { text_chunk: text, segment_id: segmentId = null } = data;
      const final = type !== 'ai_interrupted' && message.data.is_final;
      return [{ at, type, text, final, segmentId }];
    });
  }

  /**
   * Takes one turn: waits for the interviewer to finish, or interrupts it, and then answers.
   * @param since when the previous answer ended
   * @returns when this answer ends
   */
  private async take(step: Step, since: number): Promise<number> {
    await this.until(REPLY_TIMEOUT_MS, () => this.recorder.audible.lastAudibleAt > since);
    const onset = now();
    const soundAt = step.sound && (await this.makeSound(step.sound, onset));
    const bargedIn =
      step.opening !== 'floor' && (await this.speaksAfter(onset, step.opening.bargeInAfterMs));
    if (!bargedIn) await this.until(UTTERANCE_TIMEOUT_MS, () => this.isFloorFree(soundAt ?? null));
    if (this.candidate.over) return now();
    const { start, ended } = this.candidate.say(readSamples(step.answer.file));
    this.said.push({ step, start, bargedIn });
    return ended;
  }

  /**
   * Makes a sound while the interviewer is speaking.
   * @returns the time of the sound, or null if the interviewer had already gone silent
   */
  private async makeSound(
    { clip, afterMs }: NonNullable<Step['sound']>,
    onset: number,
  ): Promise<number | null> {
    if (!(await this.speaksAfter(onset, afterMs)) || clip.kind === 'answer') return null;
    const samples = readSamples(clip.file);
    this.sounds.push({
      kind: clip.kind,
      start: this.microphone.say(samples),
      length: samples.length,
    });
    return now();
  }

  /**
   * Waits until `ms` milliseconds after `onset`. If the interviewer is between two sentences at
   * that point, waits for the next sentence.
   * @returns whether the interviewer is speaking when the wait ends
   */
  private async speaksAfter(onset: number, ms: number): Promise<boolean> {
    await this.until(ms + 1_000, () => now() >= onset + ms);
    return this.until(FLOOR_MS, () => this.recorder.audible.soundsAt(now(), SPEAKS_MS));
  }

  private isFloorFree(soundAt: number | null): boolean {
    const { lastAudibleAt } = this.recorder.audible;
    const bySound = soundAt !== null && lastAudibleAt - soundAt < SOUND_REACH_MS;
    return now() - lastAudibleAt >= (bySound ? FLOOR_AFTER_SOUND_MS : FLOOR_MS);
  }

  private async until(ms: number, ready: () => boolean): Promise<boolean> {
    return (await within(ms, () => this.candidate.over || ready())) && !this.candidate.over;
  }

  private answerOf({ step: { answer }, start, bargedIn }: Saying): SaidAnswer | null {
    const from = this.microphone.timeOf(start);
    const to = this.microphone.timeOf(start + Math.round(answer.lengthMs * 16) - 1);
    if (from === null || to === null) return null;
    const at = (sample: number) => this.microphone.timeOf(start + sample) ?? from;
    return {
      clipId: answer.id,
      text: answer.text,
      from,
      to,
      bargedIn,
      pauses: answer.pauses.map((pause) => ({ ...pause, from: at(pause.from), to: at(pause.to) })),
    };
  }
}
