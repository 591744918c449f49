/**
 * Limits, intervals and defaults, mostly from the product specification, sections 5 and 9.
 * Constants that have a unit include it in their names. The room media limits are the media
 * client's own defaults; a test checks that they match.
 */

// Uploads (§5, §9)
export const RESUME_MAX_BYTES = 10_485_760;
export const JD_FILE_MAX_BYTES = 5_242_880;
export const JD_TEXT_MIN_CHARS = 50;
export const PDF_MIME_TYPE = 'application/pdf';
/**
 * Maximum number of pages in a document. Longer documents are rejected, so that a document is never
 * only partly assessed.
 */
export const PDF_MAX_PAGES = 30;
/** Maximum length of what a document is called: a resume's name, a job's title, a company. */
export const DOCUMENT_NAME_MAX_CHARS = 200;

// Corrections to a parsed resume
/**
 * Maximum length of each list of facts in a resume, such as the list of skills. The parser has the
 * same limit.
 */
export const RESUME_FACTS_MAX = 60;
export const RESUME_FACT_MAX_CHARS = 100;
export const RESUME_NAME_MAX_CHARS = 100;
export const RESUME_YEARS_MAX = 60;

// Accounts (§5, §9)
export const PASSWORD_MIN_CHARS = 6;
/**
 * The "simple address pattern" of §5: text, @, text, dot, text, without whitespace. The part
 * between the @ and the dot contains no dot after its first character, so matching takes linear
 * time.
 */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
export const AUTH_STATUS_INTERVAL_MS = 300_000;
export const REGISTER_SWITCH_BACK_MS = 2_000;
/** Local storage key for the session. The value is a `PersistedAuth`. */
export const AUTH_STORAGE_KEY = 'auth-data';

// Token lifetimes, in seconds
export const ACCESS_TOKEN_TTL_S = 900;
export const ONBOARDING_TOKEN_TTL_S = 600;
export const REPORT_TICKET_TTL_S = 1_800;
/** Lifetime of the room token for a connection or recognition check, in seconds. */
export const CHECK_TOKEN_TTL_S = 120;

// Onboarding (§4, §9)
export const UPLOAD_SUCCESS_PANEL_MS = 1_500;

// Interview defaults (§5)
export const DEFAULT_NUMBER_OF_QUESTIONS = 5;
export const MAX_NUMBER_OF_QUESTIONS = 20;
export const DEFAULT_CATEGORIES = ['technical', 'behavioral'] as const;
export const DEFAULT_JOB_ROLE = {
  title: 'Job Role',
  companyName: 'Company',
  description: 'No description provided',
} as const;

// Live interview (§4, §9)
export const INTERVIEW_END_DISPATCH_MS = 2_000;
export const DUPLICATE_AI_FINAL_WINDOW_MS = 1_000;
export const MUTE_SYNC_INTERVAL_MS = 1_000;
export const SPEAKING_LEVEL_THRESHOLD = 20;
export const MIC_ANALYSIS_FFT_SIZE = 256;
export const CAMERA_PREVIEW = {
  width: { ideal: 320, max: 640 },
  height: { ideal: 240, max: 480 },
  frameRate: { ideal: 15, max: 24 },
} as const;
export const LOGOUT_RELOAD_MS = 1_000;
export const ERROR_REDIRECT_MS = 500;
export const KEEPALIVE_INTERVAL_MS = 10_000;
/**
 * Interval between the interviewer’s heartbeats (ms). Short enough for the page to notice a failure
 * quickly.
 */
export const INTERVIEWER_HEARTBEAT_MS = 1_000;
/** How long an empty room stays open so that the candidate can reconnect, in seconds. */
export const ROOM_DEPARTURE_TIMEOUT_S = 120;
/**
 * Substrings that mark a participant as the AI. The page shows the AI as speaking if an active
 * speaker's identity contains one of them (§4).
 */
export const AI_IDENTITY_MARKERS = ['assistant', 'bot', 'ai', 'pipecat'] as const;

// Room media limits (§9)
export const RPC_RESPONSE_MAX_BYTES = 15_360;
export const CONNECTION_RECONCILE_INTERVAL_MS = 4_000;
export const CONNECTION_RECONCILE_MAX_FAILURES = 3;
export const AUDIO_RESUME_TIMEOUT_MS = 200;
export const RECONNECT_BACKOFF_MS = [
  0, 300, 1_200, 2_700, 4_800, 7_000, 7_000, 7_000, 7_000, 7_000,
] as const;
export const CONNECTION_TIMEOUT_MS = 15_000;
export const TRACK_PUBLISH_TIMEOUT_MS = 10_000;
export const HIDDEN_PAGE_BACKGROUND_MS = 5_000;

// Runtime UI data (§3)
/**
 * Maximum number of components that the page reports, at all depths together. The main API accepts
 * that many in each list, and limits the whole by the size of the request.
 */
export const RUNTIME_COMPONENTS_MAX = 500;
/** Maximum length of a component's text. Longer labels are cut off. */
export const RUNTIME_TEXT_MAX_CHARS = 200;

// Languages (§9)
export const LANGUAGES = ['en-US', 'ar-SA'] as const;
export const DEFAULT_LANGUAGE = 'en-US';
export const I18N_LOAD_RETRIES = 5;
export const I18N_RETRY_INITIAL_DELAY_MS = 350;
export const I18N_MAX_PARALLEL_READS = 10;

// Choices at setup (§9)
export const INTERVIEW_TYPES = ['technical', 'hr', 'both'] as const;
export const DEFAULT_INTERVIEW_TYPE = 'technical';
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export const DEFAULT_DIFFICULTY = 'medium';
export const VOICES = [
  'rachel',
  'adam',
  'domi',
  'dave',
  'antoni',
  'sarah',
  'thomas',
  'fin',
  'charlie',
  'emily',
] as const;
export const DEFAULT_VOICE = 'rachel';
/** The voices whose names are women's. In Arabic, verbs follow the gender of a name. */
export const FEMALE_VOICES: readonly string[] = ['rachel', 'domi', 'sarah', 'emily'];

/** Why a room couldn't be joined. Screens put the code into words. */
export const CONNECT_FAILURES = ['timeout', 'refused', 'unreachable', 'failed'] as const;
export type ConnectFailure = (typeof CONNECT_FAILURES)[number];

/** The agent name that the worker registers under with LiveKit. Rooms request it explicitly. */
export const INTERVIEWER_AGENT_NAME = 'interviewer';
/**
 * Prefix of the interviewer's participant identity. It contains `ai`, one of AI_IDENTITY_MARKERS.
 */
export const INTERVIEWER_IDENTITY_PREFIX = 'ai-interviewer';
/** Path at which an interviewer worker gives the voice API samples of its voices. */
export const INTERVIEWER_SAMPLE_PATH = '/voice-sample';
/**
 * How long the voice API waits for such a sample (ms). Shorter than the page waits for the voice
 * API, and long enough for a worker to render the samples that it accepts.
 */
export const VOICE_SAMPLE_TIMEOUT_MS = 25_000;
/** LiveKit RPC method that a running interviewer responds to. */
export const INTERVIEWER_ALIVE_METHOD = 'alive';
/**
 * LiveKit RPC method that the candidate's page responds to with its runtime data, as JSON. Only the
 * interviewer may call it.
 */
export const RUNTIME_DATA_METHOD = 'runtime_data';
/** Returns the name of an interview's room. */
export const interviewRoomName = (interviewId: string): string => `interview-${interviewId}`;
/** Returns the id of the interview that a room belongs to. */
export const interviewIdOfRoom = (roomName: string): string => roomName.replace(/^interview-/, '');

/**
 * How strictly the page treats remotes. `production` ignores overrides in the address bar; only
 * `development` accepts a remote without an integrity hash.
 */
export const FEDERATION_ENVIRONMENTS = ['production', 'preview', 'development'] as const;

// Data channel (§3, §7)
/**
 * Requests that the candidate can send without speaking, as `data.message` in a `candidate_request`
 * message. They are not in the specification. `change_recognition` makes the interviewer hand over
 * to another, which the page calls with the new choice.
 */
export const CANDIDATE_REQUESTS = [
  'repeat_question',
  'take_your_time',
  'usual_pace',
  'change_recognition',
] as const;
/** Maximum number of words of an utterance that are marked as possibly misheard. */
export const MAX_MISHEARD_WORDS = 500;
/** Maximum number of corrections to one message. They are not in the specification. */
export const MAX_CORRECTIONS = 100;
/** Maximum number of heard words that one correction replaces. */
export const MAX_CORRECTED_WORDS = 12;
/** Maximum length of one correction in characters. */
export const CORRECTION_MAX_CHARS = 200;
