import type { HeardMessage, LaneRecording, SaidAnswer } from '../candidate/script';

/**
 * Returns a candidate's recording of an interview. Tests pass only the fields that matter to them.
 */
export function recording(given: Partial<LaneRecording>): LaneRecording {
  return {
    interviewId: 'i',
    joinedAt: 0,
    greetedAt: 0,
    answers: [],
    sounds: [],
    spans: [],
    messages: [],
    failure: null,
    ...given,
  };
}

export function answer(from: number, to: number, given: Partial<SaidAnswer> = {}): SaidAnswer {
  return {
    clipId: 'a',
    text: 'one two three four',
    from,
    to,
    pauses: [],
    bargedIn: false,
    ...given,
  };
}

export function final(at: number, text: string, segmentId: string): HeardMessage {
  return { at, type: 'user_speech_chunk', text, final: true, segmentId };
}

export function partial(at: number, text: string, segmentId: string): HeardMessage {
  return { ...final(at, text, segmentId), final: false };
}
