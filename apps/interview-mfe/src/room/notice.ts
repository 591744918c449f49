import type { DeviceKind } from '../devices/device';
import type { MicrophoneProblem } from './microphone';

/** What the interviewer is doing. Question numbers count from 1. */
export type IntentNotice = { tab: 'ai_intent' } & (
  | { name: 'greeting' | 'listening' | 'closing' | 'interrupted' }
  | { name: 'question' | 'follow_up'; number: number | null; count: number | null }
);

/** What the engines, the connection and the servers report. */
export type SystemNotice = { tab: 'system' } & (
  | {
      name:
        | 'interviewerJoined'
        | 'interviewerMissing'
        | 'interviewerBack'
        | 'connectionLost'
        | 'connectionBack';
    }
  /** A server request failed; `error` is what it rejected with. */
  | { name: 'requestFailed'; error: unknown }
);

/** What happened to the call. */
export type CallNotice = { tab: 'call_interface' } & (
  | {
      name:
        | 'joined'
        | 'muted'
        | 'unmuted'
        | 'cameraOn'
        | 'cameraOff'
        | 'cameraFailed'
        | 'microphoneGone'
        | 'reconnecting'
        | 'rejoined'
        | 'left';
    }
  | { name: 'microphoneFailed'; problem: MicrophoneProblem }
  | { name: 'microphoneFound'; label: string }
  /** `label` is null for the system's default device. */
  | { name: 'deviceChosen'; kind: DeviceKind; label: string | null }
  | { name: 'deviceLost' | 'deviceBack'; kind: DeviceKind; label: string }
);

/**
 * A message that the page itself adds to the chat. It holds what happened, not a text: the text is
 * chosen where it is shown, so it follows the page's language.
 */
export type Notice = IntentNotice | SystemNotice | CallNotice;

const INTENTS = ['greeting', 'question', 'follow_up', 'listening', 'closing'] as const;

/**
 * Returns the notice for the interviewer's intent (`message` of `ai_intent`), or null for a word
 * that this page doesn't know.
 */
export function intentNotice(
  intent: string,
  number: number | undefined,
  count: number | undefined,
): IntentNotice | null {
  const name = INTENTS.find((known) => known === intent);
  if (name === undefined) return null;
  return name === 'question' || name === 'follow_up'
    ? { tab: 'ai_intent', name, number: number ?? null, count: count ?? null }
    : { tab: 'ai_intent', name };
}
