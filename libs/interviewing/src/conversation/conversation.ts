import type { InterviewPlan, PlannedQuestion, SpokenText } from '@portal/protocol';
import { contentWords, words } from '../language/words';
import { readCommand, type Command } from './commands';
import { THIN_BELOW_WORDS, isOnTopic, judgeAnswer, type Judgement } from './judge';
import { mentionIn } from './mention';
import type { PhraseName } from './phrases';
import { PATIENCE, type Pace } from './patience';
import { createSpeaker } from './speaker';
import type { ConversationAction, ConversationEvent, UtteranceKind } from './types';

/** One question and all that is said around it, until the next one. */
export interface Turn {
  questionIndex: number;
  /** What the candidate was last asked: the question itself or a follow-up to it. */
  prompt: { kind: 'question' | 'follow_up'; text: SpokenText };
  followUps: number;
  answers: string[];
  /** How much of the prompt has been heard; `cut_off` keeps the part that was. */
  hearing: { state: 'speaking'; /** Utterances still to be played, the prompt the last of them. */ utterances: number } | { state: 'heard' } | { state: 'cut_off'; heard: string };
  /** Nudges and replies already given since the candidate last spoke or was asked; each comes once. */
  given: ReadonlySet<string>;
  /** The candidate asked for time to think. */
  thinking: boolean;
  /** When the prompt was given, by the injected clock; null without one. */
  askedAtMs: number | null;
}

export type EndReason = Extract<ConversationAction, { type: 'end' }>['reason'];

export type ConversationState =
  | { phase: 'waiting' }
  | { phase: 'question'; turn: Turn }
  | { phase: 'confirming_stop'; turn: Turn; /** The question whether to end has been put a second time. */ askedTwice: boolean }
  | { phase: 'ended'; reason: EndReason };

export interface Conversation {
  /** Takes one event and gives what to do, in order; nothing once the interview has ended. Never throws. */
  handle(event: ConversationEvent): ConversationAction[];
  readonly state: ConversationState;
}

/** Silence after which the interview is closed as stopped (ms): sooner than the server gives an interview up as abandoned, after half an hour. */
export const SILENCE_ENDS_MS = 600_000;
/** A cut-off question is asked again after this much silence. */
const RESUME_AFTER_MS = 3_000;
const MAX_FOLLOW_UPS = 2;
/** Share of a prompt's words that must have been played for it to count as asked. */
const HEARD_SHARE = 0.8;

const DECLINE: Partial<Record<Command, PhraseName>> = { skip: 'skipped', dont_know: 'declined' };
const FOLLOW_UP: Readonly<Record<Judgement['reasons'][number], PhraseName>> = { thin: 'thin', vague: 'vague', off_topic: 'offTopic', no_example: 'noExample', no_result: 'second' };

/**
 * One interview as a state machine: greeting, the planned questions with at most two follow-ups each, closing, end.
 * Deterministic: the same plan and events give the same actions. `clock` only dates the turns (milliseconds, any origin).
 */
export function createConversation({ plan, clock }: { plan: InterviewPlan; clock?: () => number }): Conversation {
  const speaker = createSpeaker(plan);
  const facts = [...plan.resume.skills, ...plan.resume.employers, ...plan.resume.projects, ...plan.job.skills, plan.job.title];
  let state: ConversationState = { phase: 'waiting' };
  let secondFollowUpSpent = false;
  let pace: Pace = 'usual';

  const questionAt = (index: number): PlannedQuestion => plan.questions[index]!;
  const say = (kind: UtteranceKind, text: SpokenText, questionIndex: number | null, expectsAnswer: boolean): ConversationAction => ({ type: 'say', kind, text, questionIndex, expectsAnswer });
  const intent = (name: Extract<ConversationAction, { type: 'intent' }>['intent'], questionIndex: number | null): ConversationAction => ({ type: 'intent', intent: name, questionIndex, questionCount: plan.questions.length });

  function freshTurn(questionIndex: number): Turn {
    return { questionIndex, prompt: { kind: 'question', text: questionAt(questionIndex).question }, followUps: 0, answers: [], hearing: { state: 'speaking', utterances: 1 }, given: new Set(), thinking: false, askedAtMs: clock?.() ?? null };
  }

  function begin(): ConversationAction[] {
    state = { phase: 'question', turn: { ...freshTurn(0), hearing: { state: 'speaking', utterances: 2 } } };
    const first = speaker.join(speaker.phrase('first'), questionAt(0).question);
    return [intent('greeting', null), say('greeting', speaker.greeting(), null, false), intent('question', 0), say('question', first, 0, true)];
  }

  /** Goes to the next question, or closes after the last; what was heard is acknowledged in the same breath. */
  function goOn(turn: Turn, acknowledgement: SpokenText): ConversationAction[] {
    const next = turn.questionIndex + 1;
    if (next >= plan.questions.length) return close('finished', acknowledgement);
    state = { phase: 'question', turn: freshTurn(next) };
    const lead = next === plan.questions.length - 1 ? [speaker.phrase('last')] : [];
    return [intent('question', next), say('question', speaker.join(acknowledgement, ...lead, questionAt(next).question), next, true)];
  }

  function close(reason: 'finished' | 'stopped', acknowledgement?: SpokenText): ConversationAction[] {
    state = { phase: 'ended', reason };
    const goodbye = speaker.phrase(reason === 'finished' ? 'closing' : 'closingStopped');
    return [intent('closing', null), say('closing', acknowledgement ? speaker.join(acknowledgement, goodbye) : goodbye, null, false), { type: 'end', reason }];
  }

  /** Says something that leaves the question standing. */
  function reply(turn: Turn, kind: UtteranceKind, text: SpokenText, changes: Partial<Turn> = {}): ConversationAction[] {
    state = { phase: 'question', turn: { ...turn, ...changes } };
    return [say(kind, text, turn.questionIndex, true)];
  }

  const askAgain = (turn: Turn, lead: PhraseName): ConversationAction[] =>
    reply(turn, 'repeat', speaker.join(speaker.phrase(lead), turn.prompt.text), { hearing: { state: 'speaking', utterances: 1 }, thinking: false });

  function obey(turn: Turn, command: Command): ConversationAction[] | null {
    const decline = DECLINE[command];
    if (decline) return goOn(turn, speaker.phrase(decline));
    const again = turn.given.has(command);
    const given = new Set([...turn.given, command]);
    switch (command) {
      case 'repeat': return askAgain(turn, 'repeat');
      case 'can_you_hear_me': return askAgain(turn, 'canHear');
      case 'explain': return reply(turn, 'repeat', speaker.join(speaker.phrase('explain'), questionAt(turn.questionIndex).rephrased), { hearing: { state: 'speaking', utterances: 1 } });
      case 'wait': return reply(turn, 'acknowledgement', speaker.phrase('takeTime'), { thinking: true });
      case 'stop': return confirmStop(turn, false);
      case 'asks_back': return again ? askAgain(turn, 'askAgain') : reply(turn, 'acknowledgement', speaker.phrase('asksBack'), { given });
      case 'hostile': return again ? goOn(turn, speaker.phrase('neutral')) : reply(turn, 'acknowledgement', speaker.phrase('hostile'), { given });
      default: return null;
    }
  }

  function confirmStop(turn: Turn, askedTwice: boolean): ConversationAction[] {
    state = { phase: 'confirming_stop', turn, askedTwice };
    return [say('notice', speaker.phrase('confirmStop'), turn.questionIndex, true)];
  }

  function answered(turn: Turn, text: string): ConversationAction[] {
    const command = readCommand(text);
    const obeyed = command && obey(turn, command);
    if (obeyed) return obeyed;
    const question = questionAt(turn.questionIndex);
    // Words said over an unfinished question are an answer only where they sound like one.
    const cutOff = turn.hearing.state === 'cut_off' && !turn.given.has('ask_again');
    if (cutOff && (contentWords(text).length < THIN_BELOW_WORDS / 2 || !isOnTopic(question, text, facts))) {
      return askAgain({ ...turn, given: new Set([...turn.given, 'ask_again']) }, 'askAgain');
    }
    const whole = { ...turn, answers: [...turn.answers, text], given: new Set<string>(), thinking: false };
    const judgement = judgeAnswer(question, whole.answers.join(' '), plan.language, facts);
    return wantsFollowUp(whole, text, judgement) ? followUp(whole, judgement) : goOn(whole, acknowledge(whole, judgement));
  }

  /** Once for an answer that lacks something; a second time only once an interview, where hardly a word was said. */
  function wantsFollowUp(turn: Turn, latest: string, { quality }: Judgement): boolean {
    if (quality === 'good' || turn.followUps >= MAX_FOLLOW_UPS) return false;
    if (turn.followUps === 0) return true;
    if (secondFollowUpSpent || quality !== 'thin' || contentWords(latest).length >= 4) return false;
    secondFollowUpSpent = true;
    return true;
  }

  function followUp(turn: Turn, { quality }: Judgement): ConversationAction[] {
    const question = questionAt(turn.questionIndex);
    const mention = quality === 'thin' ? mentionIn(turn.answers.at(-1) ?? '', question, plan) : null;
    const name = quality === 'good' || turn.followUps > 0 ? 'second' : mention?.kind === 'name' ? 'thinAbout' : FOLLOW_UP[quality];
    const text = speaker.phrase(name, { x: mention?.text ?? '', topic: question.topic });
    state = { phase: 'question', turn: { ...turn, prompt: { kind: 'follow_up', text }, followUps: turn.followUps + 1, hearing: { state: 'speaking', utterances: 1 }, askedAtMs: clock?.() ?? null } };
    return [intent('follow_up', turn.questionIndex), say('follow_up', text, turn.questionIndex, true)];
  }

  function acknowledge(turn: Turn, { quality }: Judgement): SpokenText {
    if (quality === 'thin' || quality === 'off_topic') return speaker.phrase('neutral');
    const mention = mentionIn(turn.answers.join(' '), questionAt(turn.questionIndex), plan);
    if (!mention) return speaker.phrase('plain');
    return speaker.phrase(mention.kind === 'figure' ? 'mentionFigure' : 'mention', { x: mention.text });
  }

  function confirmed(turn: Turn, text: string): ConversationAction[] {
    const command = readCommand(text);
    if (command === 'yes' || command === 'stop') return close('stopped');
    state = { phase: 'question', turn };
    return command === 'no' ? askAgain(turn, 'goOn') : answered(turn, text);
  }

  function silent(turn: Turn, elapsedMs: number): ConversationAction[] {
    if (elapsedMs >= SILENCE_ENDS_MS) return close('stopped');
    const steps = PATIENCE[pace].silenceStepsMs;
    if (state.phase === 'confirming_stop') {
      if (elapsedMs < steps.offerSkip) return [];
      return state.askedTwice ? askAgain(turn, 'goOn') : confirmStop(turn, true);
    }
    if (turn.hearing.state === 'cut_off' && elapsedMs >= RESUME_AFTER_MS && !turn.given.has('ask_again')) {
      return askAgain({ ...turn, given: new Set([...turn.given, 'ask_again']) }, 'askAgain');
    }
    const due = (['stillThere', 'offerSkip', 'nudge'] as const).find((step) => elapsedMs >= steps[step] && !turn.given.has(step));
    // Who asked for time is left in peace until the last step.
    if (!due || (turn.thinking && due !== 'stillThere')) return [];
    const reached = (['nudge', 'offerSkip', 'stillThere'] as const).filter((step) => steps[step] <= steps[due]);
    return reply(turn, 'nudge', speaker.phrase(due), { given: new Set([...turn.given, ...reached]) });
  }

  /** Remembers how much of the prompt got through; breaking into a nudge or a reply leaves the prompt heard. */
  function interrupted(turn: Turn, heard: string): ConversationAction[] {
    if (turn.hearing.state === 'speaking') {
      const played = new Set(words(heard));
      const prompt = words(turn.prompt.text.text);
      const share = prompt.filter((word) => played.has(word)).length / Math.max(1, prompt.length);
      hear(turn, share >= HEARD_SHARE ? { state: 'heard' } : { state: 'cut_off', heard });
    }
    return [intent('listening', turn.questionIndex)];
  }

  function finished(turn: Turn): ConversationAction[] {
    if (turn.hearing.state === 'speaking') {
      const utterances = turn.hearing.utterances - 1;
      hear(turn, utterances > 0 ? { state: 'speaking', utterances } : { state: 'heard' });
      if (utterances > 0) return [];
    }
    return [intent('listening', turn.questionIndex)];
  }

  function hear(turn: Turn, hearing: Turn['hearing']): void {
    if (state.phase === 'question' || state.phase === 'confirming_stop') state = { ...state, turn: { ...turn, hearing } };
  }

  function inTurn(turn: Turn, event: ConversationEvent): ConversationAction[] {
    switch (event.type) {
      case 'answered':
        if (!hasWords(event.text)) return [];
        return state.phase === 'confirming_stop' ? confirmed(turn, event.text) : answered(turn, event.text);
      case 'utterance_finished': return finished(turn);
      case 'interrupted': return interrupted(turn, event.heard);
      case 'silence': return silent(turn, event.elapsedMs);
      case 'candidate_joined': return askAgain(turn, 'welcomeBack');
      case 'repeat_requested': return state.phase === 'confirming_stop' ? confirmStop(turn, state.askedTwice) : askAgain(turn, 'repeat');
      case 'pace_requested':
      case 'time_up': return [];
      case 'candidate_left': return leave();
    }
  }

  function leave(): ConversationAction[] {
    state = { phase: 'ended', reason: 'left' };
    return [{ type: 'end', reason: 'left' }];
  }

  return {
    get state() { return state; },
    handle(event) {
      if (event.type === 'pace_requested') pace = event.pace;
      if (state.phase === 'ended') return [];
      if (state.phase === 'waiting') return event.type === 'candidate_joined' ? begin() : event.type === 'candidate_left' ? leave() : [];
      return inTurn(state.turn, event);
    },
  };
}

/** False for nothing, punctuation and sounds of hesitation alone. */
function hasWords(text: string): boolean {
  return words(text).some((word) => !/^(u+m+|u+h+|e+r+m?|h+m+|m{2,}|a+h+|ا+ه|ا?م{2,}|ه?م{2,})$/.test(word));
}
