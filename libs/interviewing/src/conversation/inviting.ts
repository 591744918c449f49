import type { SpokenText } from '@portal/protocol';
import { fold } from '../language/words';
import { questionOf, replyTo, type CandidateQuestion } from './candidate-questions';
import { close } from './closing';
import { mayAskToSayAgain, wordsToSayAgain } from './doubt';
import type { Invitation } from './memory';
import { PATIENCE } from './patience';
import { plain, readCommand } from './commands/read-command';
import { readTurn } from './read-turn';
import { join, type After, type Stage } from './stage';
import type { ConversationAction, ConversationEvent } from './types';
import type { UtteranceKind } from './utterance';

/** Maximum number of questions from the candidate that are answered before the closing. */
const MAX_ANSWERED = 5;

/** Matches a "no" to the last reply: the candidate asked for something else. */
const CORRECTS =
  /^(?:no|nope|لا)(?: no| لا| sorry| عفوا)* (?=i (?:asked|was asking|meant|mean)|my question|سالت|كنت اسال|اسال|قصدي|اقصد|سوالي)/u;

/** Maximum number of words in a turn that can be taken to mean "I have no questions". */
const MAX_NOTHING_WORDS = 14;
const NOTHING =
  /^(?:(?:ok|okay|well|um|uh|oh|great|i think|actually|طيب|تمام|حسنا) )*(?:no|nope|nah|nothing|not|none|thats|that is|that was|im (?:good|fine|okay|ok|all)|all (?:good|clear)|everything|i (?:dont|have no|do not|think)|thanks|thank you|many thanks|bye|goodbye|its (?:fine|ok|okay|all)|we are done|nice|لا|ولا|ما (?:عندي|في|لدي)|ليس|مفيش|معنديش|شكرا|كل شيء|كل شي|مع السلامه|يعطيك|الي اللقاء|خلاص|بس)(?: |$)/u;

/** After the last planned question, invites the candidate to ask questions of their own. */
export function invite(
  stage: Stage,
  acknowledgement: SpokenText,
  after: After,
): ConversationAction[] {
  const prompt = stage.phrase('invitation');
  return speak(
    stage,
    { prompt, answered: 0, toldToAsk: false, thinking: false, askedToSayAgain: false },
    'invitation',
    join(acknowledgement, prompt),
    after && { ...after, question: prompt },
  );
}

/** Handles events while the candidate may ask questions. */
export function inInvitation(
  stage: Stage,
  invitation: Invitation,
  event: ConversationEvent,
): ConversationAction[] {
  const again = (lead: SpokenText) =>
    speak(stage, invitation, 'invitation', join(lead, invitation.prompt));
  switch (event.type) {
    case 'answered':
      return heard(stage, invitation, event);
    case 'utterance_finished':
    case 'interrupted':
      return [stage.intent('listening', null)];
    case 'silence':
      return event.elapsedMs >= patienceMs(stage, invitation) ? close(stage, 'finished') : [];
    case 'candidate_joined':
      return again(stage.phrase('welcomeBackToEnd'));
    case 'interviewer_changed':
      return again(stage.phrase('wasAwayAtEnd'));
    case 'repeat_requested':
      return again(stage.phrase('repeat'));
    case 'gave_way':
      return speak(stage, invitation, 'acknowledgement', stage.phrase('giveWay'));
    case 'time_up':
      return close(stage, 'finished', { goodbye: 'closingTime' });
    case 'pace_requested':
    case 'candidate_left':
      return [];
  }
}

function heard(
  stage: Stage,
  invitation: Invitation,
  { text, doubtful = false }: Extract<ConversationEvent, { type: 'answered' }>,
): ConversationAction[] {
  if (CORRECTS.test(plain(text))) {
    const meant = plain(text).replace(CORRECTS, '');
    return answer(stage, invitation, questionOf(meant) ?? 'unknown', meant);
  }
  const command = readCommand(text);
  switch (command) {
    case 'repeat':
    case 'explain':
    case 'can_you_hear_me':
      return speak(
        stage,
        invitation,
        'invitation',
        join(stage.phrase(command === 'can_you_hear_me' ? 'canHear' : 'repeat'), invitation.prompt),
      );
    case 'wait':
      return speak(
        stage,
        { ...invitation, thinking: true },
        'acknowledgement',
        stage.phrase('takeTime'),
      );
    case 'no':
    case 'skip':
    case 'dont_know':
    case 'stop':
    case 'hostile':
      return close(stage, 'finished');
    default:
  }
  if (
    doubtful &&
    command === null &&
    !hasNothing(text) &&
    !invitation.askedToSayAgain &&
    mayAskToSayAgain(stage)
  ) {
    return speak(
      stage,
      { ...invitation, askedToSayAgain: true },
      'acknowledgement',
      wordsToSayAgain(stage),
    );
  }
  const question = questionOf(text) ?? readTurn(text).question;
  if (question && question !== 'permission') return answer(stage, invitation, question, text);
  if ((question || command === 'yes' || command === 'continue') && !invitation.toldToAsk)
    return speak(stage, { ...invitation, toldToAsk: true }, 'invitation', stage.phrase('goAhead'));
  return close(
    stage,
    'finished',
    command || hasNothing(text) ? {} : { acknowledgement: stage.phrase('noted') },
  );
}

/**
 * Answers the candidate's question, then asks whether there is anything else. If this was the last
 * answer allowed, closes the interview instead of asking.
 */
function answer(
  stage: Stage,
  invitation: Invitation,
  question: CandidateQuestion,
  text: string,
): ConversationAction[] {
  const answered = invitation.answered + 1;
  const reply = replyTo(stage, question, text, 'end');
  if (answered >= MAX_ANSWERED)
    return close(stage, 'finished', {
      acknowledgement: reply,
      // Don't mention the feedback again right after a reply about it.
      goodbye: question === 'feedback' ? 'closingBrief' : 'closing',
    });
  const prompt = stage.phrase('anythingElse');
  return speak(
    stage,
    { prompt, answered, toldToAsk: false, thinking: false, askedToSayAgain: false },
    'invitation',
    join(reply, prompt),
  );
}

function speak(
  stage: Stage,
  invitation: Invitation,
  kind: UtteranceKind,
  text: SpokenText,
  after: After = null,
): ConversationAction[] {
  stage.become({ phase: 'inviting', invitation });
  return [stage.say(kind, text, null, true, after)];
}

function patienceMs(stage: Stage, { thinking }: Invitation): number {
  const { offerSkip, pause } = PATIENCE[stage.memory.pace].silenceStepsMs;
  return thinking ? pause : offerSkip;
}

/** Whether the candidate says that they have no questions, or only thanks the interviewer. */
function hasNothing(text: string): boolean {
  const said = fold(text)
    .replace(/'/g, '')
    .replace(/[^\p{L} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return said.split(' ').length <= MAX_NOTHING_WORDS && NOTHING.test(said);
}
