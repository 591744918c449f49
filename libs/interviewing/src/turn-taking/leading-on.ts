import type { Language } from '@portal/protocol';
import { fold } from '../language/words';

/** How likely it is that a sentence continues after a word. */
export type LeadingOn = 'surely' | 'maybe';

const set = (...texts: string[]): ReadonlySet<string> =>
  new Set(
    texts
      .flatMap((text) => text.split(/\s+/))
      .filter(Boolean)
      .map(fold),
  );

/**
 * Words after which a sentence almost certainly (`surely`) or possibly (`maybe`) continues. Words
 * that end a sentence just as often ("this", "it", "you", "do", "know", "work") are in neither
 * list, so that the other features decide.
 */
const ENGLISH: Readonly<Record<LeadingOn, ReadonlySet<string>>> = {
  surely: set(
    'um umm uh uhh er erm hmm mm mmm like basically literally',
    'and but or because since if when while although though unless until that which who whose where than whether plus whereas',
    "a an the my your our their its his every these those very quite another what's how's",
    'of to in on at by for from with about into under between among through during within against after toward towards upon behind beyond despite except via per regarding concerning',
    "am are was were has have had will would shall should can could may might must being i'm we're they're you're it's that's there's i've we've they've you've i'd we'd they'd you'd i'll we'll they'll you'll who's hadn't won't wouldn't shouldn't",
    'i we he she they',
  ),
  maybe: set(
    'well so once how what why whenever wherever whatever as also just only even always usually often really never not',
    'her no some any each such too most more much many both either other',
    'over before without across around near outside inside',
    "is be been do does did isn't aren't wasn't weren't hasn't haven't can't couldn't didn't doesn't don't",
    `make makes made making take takes took taking get gets got getting give gives gave giving want wants wanted need needs needed use using say says said tell tells told telling ask asked asking
    think believe believed thought decide decided try tried trying start started begin began mean means meant let lets keep keeps kept keeping call called put putting bring brings brought bringing become becomes became
    seem seems seemed feel feels felt including include included find found finding explain explained describe described show showed consider considered required requires involve involves involved cause caused
    build built building create created creating write wrote writing spent choose chose introduce introduced suggest suggested recommend recommended offer offered provide provided reach reached reduce reduced rewrite handle
    understand see send sent prefer preferred enjoy enjoyed hope hoped expect expected`,
    `better best old new small big large good great own main biggest hardest first second third next same different few several certain whole entire previous current former senior junior important
    two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million almost nearly roughly approximately exactly rather extremely`,
  ),
};

// The words are written without diacritics; `set` folds them for comparison.
const ARABIC: Readonly<Record<LeadingOn, ReadonlySet<string>>> = {
  surely: set(
    'يعني امم اممم همم ااه اه ممم',
    'و ف ثم او أو لكن ولكن لأن لأنه لأنها لأنني لأني لأننا بسبب إذا لو عندما حينما بينما حيث حتى كي لكي الذي التي الذين اللي أن إن أنه أنها أنني أني بأن وأن كما مثل بل أم إما سواء رغم بالرغم',
    'هذا هذه ذلك تلك هؤلاء كل بعض جميع معظم عدة',
    'في من إلى على عن مع بين خلال بعد قبل عند حول نحو ضد بدون دون لدى منذ ضمن',
    'كان كانت كنت كنا كانوا يكون تكون أكون قد لقد سوف لم لن ليس ليست هل وكان وكانت وقد',
    'أنا نحن وأنا ونحن وهو وهي',
  ),
  maybe: set(
    'طيب مثلا أي أكثر أقل هو هي هم ما حوالي تقريبا أول ثاني ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة عشرون عشرين ثلاثين أربعين خمسين مئة ألف غير',
    'أريد أردت أراد قلت قال قالت يقول أقول طلبت طلب أعتقد أظن أرى قررت قررنا حاولت بدأت بدأنا أصبح أصبحت استطعت أستطيع يمكن يمكنني يجب ينبغي جعل جعلت استخدمت استخدمنا داخل خارج تحت فوق أمام وراء',
  ),
};

const BY_LANGUAGE: Readonly<Record<Language, Readonly<Record<LeadingOn, ReadonlySet<string>>>>> = {
  'en-US': ENGLISH,
  'ar-SA': ARABIC,
};

/** Phrases that can end a sentence, even though their last word usually doesn't ("I think so"). */
const CLOSED_ENDINGS: Readonly<Record<Language, RegExp>> = {
  'en-US':
    /(?:^| )(?:and so on|or so|(?:think|hope|believe|guess|do|did) so|(?:yes|no) (?:i|we|they) (?:do|did|have|am|are|can|will|would|was|were)|(?:so|very|too) much|not really|as well|that'?s about it|(?:with|of|for|about|like|after|before|from|to|than|do|did|doing|using) that|(?:ask|asked|looked|looking|waited|waiting|hoped|paid) for|(?:live|work|do) without|(?:what|everything|all) (?:i|we|they|he|she|you) (?:need|needed|want|wanted|found|built|asked)|(?:like|love|want|wanted) to (?:try|see|understand)|each other|(?:say|said) no|(?:quite|very|too|so|more) often|(?:is|are|was|were) (?:included|involved|needed|wanted|found|built))$/u,
  'ar-SA': /(?:^| )(?:وما الي ذلك|وهكذا|من ذلك|بعد ذلك|قبل ذلك)$/u,
};
/**
 * English predicates that can end a sentence, although their last word alone suggests that more
 * will follow ("was too small"). Excludes predicates after "it" or "that", because "it is
 * important" usually continues.
 */
const CLOSED_PREDICATE =
  /(?:^|(?<!\b(?:it|that)) )(?:is|are|was|were|be|been|they're|we're)(?: (?:not|too|very|so|really|quite|always|extremely|much|even))* (?:better|best|old|new|small|big|large|good|great|different|important|first|next|certain)$/u;
/**
 * Matches phrases such as "for example", after which the speaker is expected to continue the
 * sentence.
 */
const OPEN_ENDINGS: Readonly<Record<Language, RegExp>> = {
  'en-US':
    /(?:^| )(?:you know|i mean|sort of|kind of|so the thing(?: is)?|the thing is|let me see|let's see|how do i say|for (?:example|instance)|in my opinion|first of all|which ones?|want to know|(?:and|but|because) so)$/u,
  'ar-SA': /(?:^| )(?:نوعا ما|مش عارف كيف|عرفت كيف|علي سبيل المثال)$/u,
};

/**
 * Returns how likely it is that the sentence continues after these words, or null if the sentence
 * could end there.
 * @param words folded, in order.
 */
export function leadingOn(words: readonly string[], language: Language): LeadingOn | null {
  const last = words.at(-1);
  if (last === undefined) return null;
  const end = words.slice(-4).join(' ');
  if (CLOSED_ENDINGS[language].test(end) || (language === 'en-US' && CLOSED_PREDICATE.test(end)))
    return null;
  const { surely, maybe } = BY_LANGUAGE[language];
  if (surely.has(last) || OPEN_ENDINGS[language].test(end)) return 'surely';
  return maybe.has(last) ? 'maybe' : null;
}

const SUBORDINATING: Readonly<Record<Language, ReadonlySet<string>>> = {
  'en-US': set('if when while although though because since unless until once whenever whereas as'),
  'ar-SA': set('إذا لو عندما حينما بينما لأن رغم كلما'),
};
/** Maximum number of words in a single clause, including the subordinating conjunction. */
const ONE_CLAUSE_WORDS = 8;

/**
 * Whether these words probably form a single subordinate clause whose main clause is still to come,
 * such as "if I had to do it again".
 * @param words folded, in order.
 */
export function isSubordinate(words: readonly string[], language: Language): boolean {
  const [first, second] = words;
  if (first === undefined || words.length > ONE_CLAUSE_WORDS) return false;
  const opening =
    language === 'en-US' && /^(?:and|but|so|well|yes|no)$/u.test(first) ? second : first;
  return opening !== undefined && SUBORDINATING[language].has(opening);
}
