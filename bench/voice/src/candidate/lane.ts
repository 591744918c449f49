import { Room, RoomEvent, TrackKind, TrackPublishOptions, TrackSource } from '@livekit/rtc-node';
import { type DataChannelMessageOf, parseDataChannelMessage } from '@portal/protocol';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSamples } from '../audio/clips';
import { Ears } from './ears';
import { Microphone, type MicrophoneClock } from './microphone';
import type { HeardMessage, LaneRecording, LaneScript, SaidAnswer, Step } from './script';
import { atMost, now, within } from './time';

/** The interviewer has ended when nothing was audible for this long (ms): longer than the breaks between its sentences, on a busy machine too. */
const FLOOR_MS = 1_300;
/** After a cough the silence may be the interviewer's doubt: it is waited for this long whether the sentence goes on (ms). */
const FLOOR_AFTER_SOUND_MS = 2_800;
/** Silence that begins this soon after a sound is the sound's doing (ms). */
const SOUND_REACH_MS = 1_500;
/** The interviewer is in mid-sentence when something was audible this short a time ago (ms). */
const SPEAKS_MS = 120;
const CONNECT_TIMEOUT_MS = 30_000;
const CLOSE_TIMEOUT_MS = 4_000;
const GREETING_TIMEOUT_MS = 45_000;
/** A reply that has not come after this never will: the candidate goes on (ms). */
const REPLY_TIMEOUT_MS = 12_000;
/** The interviewer may wait for so long whether an answer goes on before it is final (ms). */
const LAST_WORDS_MS = 3_000;
/** No interviewer talks longer than this in one go (ms). */
const UTTERANCE_TIMEOUT_MS = 40_000;

interface Saying {
  step: Step;
  start: number;
  bargedIn: boolean;
}

/** One candidate in one interview: says what its script tells it to, whatever the interviewer does, and notes what it hears. */
export class Lane {
  private greetedAt: number | null = null;
  private readonly room = new Room();
  private readonly microphone = new Microphone();
  private readonly ears: Ears;
  private readonly said: Saying[] = [];
  private readonly sounds: { kind: 'cough' | 'mm-hm'; start: number; length: number }[] = [];
  private readonly messages: HeardMessage[] = [];
  private joinedAt = 0;
  private over = false;
  private ending = false;
  private failure: string | null = null;

  constructor(
    private readonly script: LaneScript,
    private readonly clock: MicrophoneClock,
  ) {
    this.ears = new Ears(script.recordTo);
  }

  /** The interview is under way: the greeting is over and the first answer has begun. */
  get underWay(): boolean {
    return this.said.length > 0;
  }

  /** Holds the interview until its script or `end` ends it. Never throws. */
  async hold(url: string): Promise<void> {
    try {
      await this.join(url);
      if (!(await this.until(GREETING_TIMEOUT_MS, () => this.ears.heard.lastAudibleAt > 0)))
        throw new Error('the interviewer was not heard');
      this.greetedAt = this.ears.heard.lastAudibleAt;
      let since = this.joinedAt;
      do
        for (const step of this.script.steps)
          if (!this.over && !this.ending) since = await this.take(step, since);
      while (this.script.repeats && !this.over && !this.ending);
      // What is said to the last answer is heard out, and so late comes what was made of it.
      await this.until(REPLY_TIMEOUT_MS, () => this.ears.heard.lastAudibleAt > since);
      await this.until(UTTERANCE_TIMEOUT_MS, () => this.isFloorFree(null));
      if (!this.over) await sleep(LAST_WORDS_MS);
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  /** The turn under way is the last one. */
  end(): void {
    this.ending = true;
  }

  async close(): Promise<LaneRecording> {
    this.clock.remove(this.microphone);
    // A room on an overloaded machine may never answer: what was heard is told all the same.
    for (const step of [this.room.disconnect(), this.ears.close(), this.microphone.close()])
      await atMost(CLOSE_TIMEOUT_MS, step);
    return {
      interviewId: this.script.interviewId,
      joinedAt: this.joinedAt,
      greetedAt: this.greetedAt,
      answers: this.said.flatMap((saying) => this.told(saying) ?? []),
      sounds: this.sounds.flatMap(({ kind, start, length }) => {
        const [from, to] = [
          this.microphone.timeOf(start),
          this.microphone.timeOf(start + length - 1),
        ];
        return from === null || to === null ? [] : [{ kind, from, to }];
      }),
      spans: this.ears.heard.spans,
      messages: this.messages,
      failure: this.failure,
    };
  }

  private async join(url: string): Promise<void> {
    this.room.on(RoomEvent.DataReceived, (payload) => {
      const message = parseDataChannelMessage(payload);
      switch (message?.type) {
        case 'user_speech_chunk':
        case 'ai_speech_chunk':
          if (message.data.is_final) this.note(message, true);
          return;
        case 'ai_interrupted':
          return this.note(message, false);
        case 'interview_ended':
          this.over = true;
      }
    });
    this.room.on(RoomEvent.TrackSubscribed, (track) => {
      if (track.kind === TrackKind.KIND_AUDIO) this.ears.listen(track).catch(() => undefined);
    });
    this.room.on(RoomEvent.Disconnected, () => (this.over = true));
    this.joinedAt = now();
    const connected = this.room.connect(url, this.script.token, {
      autoSubscribe: true,
      dynacast: false,
    });
    await Promise.race([
      connected,
      sleep(CONNECT_TIMEOUT_MS).then(() => Promise.reject(new Error('the room did not answer'))),
    ]);
    await this.room.localParticipant?.publishTrack(
      this.microphone.track,
      new TrackPublishOptions({ source: TrackSource.SOURCE_MICROPHONE }),
    );
    this.clock.add(this.microphone);
  }

  private note(
    {
      type,
      data,
    }: DataChannelMessageOf<'user_speech_chunk' | 'ai_speech_chunk' | 'ai_interrupted'>,
    final: boolean,
  ): void {
    const { text_chunk: text, segment_id: segmentId = null } = data;
    this.messages.push({ at: now(), type, text, final, segmentId });
  }

  /**
   * One turn: hears the interviewer out, or breaks in, and answers.
   * @param since when the answer before had ended.
   * @returns when this one has.
   */
  private async take(step: Step, since: number): Promise<number> {
    await this.until(REPLY_TIMEOUT_MS, () => this.ears.heard.lastAudibleAt > since);
    const onset = now();
    const soundAt = step.sound && (await this.makeSound(step.sound, onset));
    const bargedIn =
      step.opening !== 'floor' && (await this.speaksAfter(onset, step.opening.bargeInAfterMs));
    if (!bargedIn) await this.until(UTTERANCE_TIMEOUT_MS, () => this.isFloorFree(soundAt ?? null));
    if (this.over) return now();
    const samples = readSamples(step.answer.file);
    const start = this.microphone.say(samples);
    this.said.push({ step, start, bargedIn });
    const last = start + samples.length - 1;
    await within(
      step.answer.lengthMs + 5_000,
      () => this.over || this.microphone.timeOf(last) !== null,
    );
    return this.microphone.timeOf(last) ?? now();
  }

  /** @returns when it was made; null where the interviewer was silent by then. */
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

  /** Waits until so long into the interviewer's words, and out a break between two sentences. @returns whether there are any then. */
  private async speaksAfter(onset: number, ms: number): Promise<boolean> {
    await this.until(ms + 1_000, () => now() >= onset + ms);
    return this.until(FLOOR_MS, () => this.ears.heard.soundsAt(now(), SPEAKS_MS));
  }

  private isFloorFree(soundAt: number | null): boolean {
    const { lastAudibleAt } = this.ears.heard;
    const bySound = soundAt !== null && lastAudibleAt - soundAt < SOUND_REACH_MS;
    return now() - lastAudibleAt >= (bySound ? FLOOR_AFTER_SOUND_MS : FLOOR_MS);
  }

  private async until(ms: number, ready: () => boolean): Promise<boolean> {
    return (await within(ms, () => this.over || ready())) && !this.over;
  }

  private told({ step: { answer }, start, bargedIn }: Saying): SaidAnswer | null {
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
