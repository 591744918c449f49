import type { EngineInfo, Language, RecognitionChoice } from '@portal/protocol';
import type { SessionStt } from '../stt/open-stt';

/**
 * A notice shown to the candidate about the engines or the interviewer. It consists of a
 * machine-readable name and a message in the interview's language.
 */
export type Notice = [
  name:
    | 'typed_answers_only'
    | 'interviewer_changed'
    | 'voice_fallback'
    | 'hearing_fallback'
    | 'language_fallback',
  text: string,
];

/**
 * Wraps text in the Unicode characters FSI and PDI, because its writing direction may differ from
 * that of the surrounding sentence.
 */
const isolate = (text: string) => `\u2068${text}\u2069`;

const TYPED_ONLY: Record<Language, string> = {
  'en-US': 'Speech recognition isn’t available here. Type your answers.',
  'ar-SA': 'التعرّف على الكلام غير متاح هنا. يمكنك كتابة إجاباتك.',
};
const VOICE_FALLBACK: Record<Language, string> = {
  'en-US': 'The interviewer’s voice failed. Another voice is taking over.',
  'ar-SA': 'تعذّر صوت المُحاوِر، ويستمر الحديث بصوت آخر.',
};
const LANGUAGE_FALLBACK: Record<Language, string> = {
  'en-US': 'The language model failed. The interview continues without it.',
  'ar-SA': 'تعذّر النموذج اللغوي، وتستمر المقابلة من دونه.',
};
/**
 * How notices name an STT engine. A candidate has to know who receives the voice, so a hosted one is
 * called by its name; the names of the others would tell a candidate nothing.
 */
const STT_ENGINE: Record<Language, Record<'local' | 'built-in', string>> = {
  'en-US': {
    local: 'the speech model on this site’s server',
    'built-in': 'the basic recognition on this site’s server',
  },
  'ar-SA': {
    local: 'نموذج الكلام على خادم هذا الموقع',
    'built-in': 'التعرّف الأساسي على خادم هذا الموقع',
  },
};
const STT_FALLBACK: Record<Language, (engine: string) => string> = {
  'en-US': (engine) => `The speech recognition you chose isn’t available. Using ${engine} instead.`,
  'ar-SA': (engine) => `طريقة التعرّف على الكلام التي اخترتها غير متاحة، ويحل محلها ${engine}.`,
};

const STT_CHANGED: Record<Language, (engine: string) => string> = {
  'en-US': (engine) => `Speech recognition failed. Using ${engine} from now on.`,
  'ar-SA': (engine) => `تعذّر التعرّف على الكلام، ويتولاه ${engine} من الآن.`,
};
const TYPED_FROM_NOW: Record<Language, string> = {
  'en-US': 'Speech recognition failed. Type your answers from now on.',
  'ar-SA': 'تعذّر التعرّف على الكلام. يمكنك كتابة إجاباتك من الآن.',
};

const INTERVIEWER_CHANGED: Record<Language, string> = {
  'en-US': 'We lost the interviewer for a moment. Another one continues at the same question.',
  'ar-SA': 'انقطع الاتصال بالمُحاوِر لحظة، ويتابع مُحاوِر آخر من السؤال نفسه.',
};

export const interviewerChangedNotice = (language: Language): Notice => [
  'interviewer_changed',
  INTERVIEWER_CHANGED[language],
];
export const typedOnlyNotice = (language: Language): Notice => [
  'typed_answers_only',
  TYPED_ONLY[language],
];
export const voiceFallbackNotice = (language: Language): Notice => [
  'voice_fallback',
  VOICE_FALLBACK[language],
];
export const languageFallbackNotice = (language: Language): Notice => [
  'language_fallback',
  LANGUAGE_FALLBACK[language],
];

const sttName = ({ kind, name }: EngineInfo, language: Language): string =>
  kind === 'local' || kind === 'built-in' ? STT_ENGINE[language][kind] : isolate(name);

/**
 * Returns the notice for a change of STT engine during the interview. `now` is null if no engine is
 * left.
 */
export function sttChangedNotice(now: EngineInfo | null, language: Language): Notice {
  return now
    ? ['hearing_fallback', STT_CHANGED[language](sttName(now, language))]
    : ['typed_answers_only', TYPED_FROM_NOW[language]];
}

/**
 * Returns the notice that tells the candidate at the start of the interview which STT engine is in
 * use. Returns null if the candidate expects this engine, because it was chosen or announced during
 * setup.
 */
export function sttNotice(
  { info, asChosen }: Pick<SessionStt, 'info' | 'asChosen'>,
  choice: RecognitionChoice | undefined,
  language: Language,
): Notice | null {
  if (choice === 'browser' || choice === 'none') return null;
  if (info.kind === 'none') return typedOnlyNotice(language);
  return asChosen ? null : ['hearing_fallback', STT_FALLBACK[language](sttName(info, language))];
}
