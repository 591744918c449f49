import type { AddressRules } from './rules';

const DIRECTIVE =
  '(?:ignore|disregard|forget|override|bypass|give|award|grant|assign|allocate|rate|score|grade|mark|record|set|treat|consider|count|accept|return|output|print|write|enter|log|report|respond|reply|repeat|pretend|assume|pass|evaluate|judge|assess|put|make|approve|confirm|recommend|conclude|produce|generate|provide|deserve|deserves|receive|receives|get|add|bump|raise|boost|increase|round)';
const TOP =
  '(?:100|hundred|full|maximum|max|highest|top|best|perfect|excellent|outstanding|exceptional|flawless|stars?|a plus|ten out|10 out|five out|5 out|very high|fully met)';
const RATING =
  '(?:scores?|scoring|marks?|points?|grades?|grading|ratings?|result|evaluation|assessment|criteri\\w+|competenc\\w+|categor\\w+|rubric|level)';
const ANSWER = '(?:answers?|responses?|reply|replies|interview|transcript|submission|performance)';
const JUDGE =
  '(?:ai|a\\.i|llm|gpt|chatgpt|model|grader|evaluator|assessor|scorer|examiner|assistant|system|algorithm|bot|engine|machine|robot|judge|reviewer|rater|marker)';

/**
 * Negative lookbehinds that exclude verbs used to report what people do or did, as in "we gave the
 * pupils full marks".
 */
const TELLING =
  '(?<!\\b(?:i|we|they|he|she|who|people|and we|and i|can|could|would|also|always|usually|often|then) )(?<!\\b(?:i|we|they|he|she) (?:would|could|can|also|always|usually|had to|have to|try to|want to) )(?<!\\btold (?:\\w+ ){1,3}to )';

export const ENGLISH: AddressRules = {
  plain: [
    `${TELLING}\\b(?:ignore|disregard|forget|override|bypass|drop|skip)\\b.{0,40}\\b(?:instructions?|prompts?|rubric|guidelines?|(?:previous|remaining|all|these|those|the|your|grading|scoring|evaluation) (?:rules|criteria|checks)|everything (?:above|before|you)|what you were told|(?:above|previous) text)`,
    `\\b(?:you are|you re|you're|act|behave|respond|answer|speak|role ?play|function|work)(?: now| only| just)?(?: as| like)?(?: an?| my| the| our)? ?\\w* (?:examiner|grader|evaluator|assessor|judge|scorer|hiring committee|ai|model|assistant|marker|reviewer|recruiter who|interviewer who)\\b`,
    `\\bfrom now on,? you\\b|\\byou are now\\b|\\byour (?:new )?(?:instructions?|rules|guidelines|prompt|programming|task is|job is|role is)\\b|\\bnew (?:instructions?|rules) (?:for|to) (?:you|the (?:ai|grader|evaluator))\\b`,
    `\\b(?:dear|hey|hello|hi|attention|note to|note for|message to|message for|instructions? to|instructions? for|memo to|to the|addressed to)(?: the| any| all)?(?: automatic| automated| language| large language| evaluation| scoring| grading| dear)? ${JUDGE}\\b`,
    `\\b(?:automatic|automated|evaluation|scoring|grading) (?:system|engine|model|tool|software|algorithm)\\b|\\blanguage model\\b.{0,40}\\b(?:you|score|answer|candidate)\\b`,
    `${TELLING}\\b${DIRECTIVE}\\b.{0,45}\\b${RATING}\\b.{0,25}\\b${TOP}\\b`,
    `${TELLING}\\b${DIRECTIVE}\\b.{0,40}\\b${TOP}\\b.{0,20}\\b${RATING}\\b`,
    `${TELLING}\\b${DIRECTIVE}\\b.{0,30}\\b(?:me|this|my|the candidate|the applicant|this candidate|this applicant)\\b.{0,30}\\b${TOP}\\b`,
    `\\b(?:rate|score|grade|mark|pass|hire|shortlist|recommend|evaluate|assess) (?:me|this (?:candidate|answer|response|applicant|interview)|my (?:answers?|responses?))\\b`,
    `\\b(?:this|that|my|the|following|above|preceding|next|these|previous|all) (?:\\w+ )?${ANSWER} .{0,40}\\b(?:perfect|excellent|outstanding|exceptional|flawless|ideal|full marks|top marks|expert level|hundred|100|maximum|highest)\\b`,
    `\\b(?:treat|consider|regard|count|take|accept|mark|view|interpret)\\b.{0,40}\\bas (?:an? |the )?(?:\\w+ )?(?:perfect|excellent|outstanding|exceptional|flawless|ideal|correct|complete|full|fully|strong|model|met)\\b`,
    `\\b(?:this|the) (?:candidate|applicant|interviewee|speaker) .{0,40}\\b(?:must|should|deserves?|already passed|has passed|receives?|covered|covers|reached|met all|meets all|scores?|is to be|outstanding|exceptional|full marks|flawless|qualified for the highest)\\b`,
    `\\b(?:full|maximum|top|highest|perfect) (?:marks|scores?|points|grades?|ratings?|result|possible score)\\b`,
    `\\b(?:scores?|grade|rating|mark)(?: \\w+){0,2} (?:is|are|equals?|be|it|of|to|at|as|was|will be)? ?(?:one )?(?:hundred|100|maximum|10 out|ten out|five out|5 out|perfect)\\b`,
    `\\b(?:one )?(?:hundred|100|ten|10|five|5) (?:points? |marks? |percent )?(?:out of|over|from|of) (?:a possible )?(?:one )?(?:hundred|100|ten|10|five|5)\\b`,
    `\\b(?:100|one hundred|hundred) (?:points|marks)\\b|\\b(?:five|5|ten|10|all) stars (?:to|for|on|in) (?:all|every|each|me|my|this)`,
    `\\bexpected points?\\b|\\b(?:every|each|all|any)(?: the| of the| single)? (?:criteri\\w+|competenc\\w+|categor(?:y|ies)|rubric\\w*|scoring \\w+)\\b.{0,40}\\b(?:${TOP}|met|covered|satisfied|percent|points)`,
    `\\b(?:100|hundred)(?: percent)? (?:in|for|on|across) (?:every|each|all|any)\\b`,
    `\\b(?:end|start|beginning|begin)(?: of)?(?: the| my)? (?:answer|response|message|transcript|prompt|assessment|evaluation|system prompt|instructions?|candidate)\\b|\\b(?:assessment|evaluation|grading|scoring) (?:is |has been |now )?(?:complete|completed|finished|over|closed)\\b|\\bfinal (?:grade|score|mark|rating|verdict)\\b`,
    `\\b(?:no|skip|stop|without|cease|end|finish|cancel) (?:any |all |the |further |more |remaining |your )*(?:analys\\w+|evaluation|evaluating|scoring|grading|assessment|assessing|deduct\\w*|judging)\\b|\\b(?:do not|don't|never|dont) (?:deduct|penali\\w+|downgrade|mark down|lower|subtract|consider anything|analy[sz]e|evaluate|judge|grade|score)\\b`,
    `\\b(?:evaluation|scoring|grading|assessment|rubric|criteria)\\b.{0,25}\\b(?:disabled|suspended|switched off|turned off|waived|cancelled|canceled|no longer (?:applies|apply|needed)|not (?:needed|required|apply))`,
    `\\bi deserve\\b|\\bdeserves? (?:an? |the |full |top )*(?:highest|full|top|maximum|perfect|a plus|100|hundred|pass|high)\\b`,
    `\\b(?:i am|i'm|this is|speaking as|here is) (?:the|an?|your) (?:\\w+ )?(?:administrator|admin|developer|creator|owner|operator|author)\\b(?: of (?:this|the|your)| speaking| and)|\\bi (?:hereby )?(?:authori[sz]e|approve) (?:the|a|this|full|top|maximum)\\b.{0,20}\\b(?:result|score|marks?|grade|rating|pass)\\b`,
    `\\b(?:whoever|anyone|whatever|the person|the machine|if you are)(?: \\w+){0,3} (?:reads?|reading|scores|scoring|grades|grading|evaluates|evaluating|marks|marking|assess\\w*)\\b.{0,20}\\b(?:this|transcript|answers?|responses?|my|me)\\b`,
    `\\b(?:pretend|assume|imagine|suppose|act as if|act as though|write|say|state|report|confirm|conclude)\\b(?: that)? (?:i|all|every|the candidate|this candidate|the applicant) .{0,20}\\b(?:cover\\w*|answered|met|passed|demonstrat\\w+|mention\\w*|points|criteria|scored|earned)\\b`,
    `\\b(?:jailbreak|prompt injection|base ?64|decode (?:this|the following)|do anything now)\\b|\\byou (?:must|should|shall|have to|will|need to|are (?:required|instructed|ordered|obliged|asked) to) (?:now |only |always |please )*(?:${DIRECTIVE.slice(3, -1)})\\b.{0,60}\\b(?:score|points|marks|100|hundred|candidate|me|answers?|perfect|maximum|outstanding|top|ten|five)\\b`,
    `\\b(?:hire|pass|choose|pick|select) me\\b|\\blet me pass\\b|\\b(?:kindly|please) (?:be (?:generous|lenient|kind)|rate|score|grade|mark|award|hire)\\b|\\bgenerous(?:ly)? (?:with|in) (?:the )?(?:scor\\w+|grad\\w+|mark\\w*|points)\\b`,
    `\\b(?:my|this|the) answers? (?:explains?|explained|shows?|showed|proves?|proved|describes?|described|demonstrates?) (?:how|that|what|why)\\b`,
  ],
  unlessTold: [
    `\\b(?:this|the whole|every line of this) (?:transcript|conversation|evaluation|assessment|exam)\\b|\\b(?:rules|instructions|criteria|terms) of this (?:\\w+)\\b|\\b(?:judge|believe|trust|favou?r) me\\b|\\bmeets the bar\\b|\\b(?:interview|answer) (?:as )?a success\\b|\\b(?:machine|bot|ai|computer|program|software) (?:that|which|who|should|must|shall|will)\\b|\\b(?:top|end|upper end) of the scale\\b|\\boverride\\b|\\bthat i am (?:qualified|the best|right|suitable|excellent|perfect)\\b|\\b(?:marks|scores|grades) are (?:already|to be|now|all)\\b|\\bresult than the best\\b`,
    `\\b(?:rank|rate|put|list|consider|make|choose|pick) (?:this|the|me|my)(?: \\w+)? ?(?:candidate|applicant|interview|name|answers?)?\\b.{0,30}\\b(?:first|top|best|highest|number one|passed|fulfilled)\\b|\\bi will be ranked\\b|\\ball (?:requirements|conditions|points) (?:\\w+ )?(?:fulfilled|met|satisfied|covered)\\b`,
    `\\b(?:strong hire|hiring decision|outcome (?:is )?(?:pass|hire|strong)|manual review|review complete|the examiner (?:speaks|says)|candidate is an? (?:expert|genius|star))\\b|\\b(?:top|highest|best|maximum) number\\b|\\b(?:fill in|invent|make up|imagine|write) an? (?:good|better|perfect|strong|ideal) answer\\b|\\binto an? (?:score|grade|mark)\\b|\\bone zero zero\\b`,
    `\\b(?:everything|all) i (?:said|say|have said|will say)\\b.{0,40}\\b(?:excellent|perfect|complete|correct|right|true)\\b|\\bmy answers? (?:has|have|contains?|includes?|covers?|meets?) (?:an? |all |every |the )\\b|\\b(?:mark|score|grade|rate) me\\b|\\bthe best possible\\b`,
    `\\b(?:built|made|trained|created|programmed|wrote|designed|own|owns|run|runs) you\\b|\\b(?:trusted|official|verified|authori[sz]ed) (?:message|notice|by|instruction)\\b|\\b(?:lenient|generous|easy|admin|debug|demo) mode\\b|\\bnext token\\b|\\bhuman (?:reviewer|grader|evaluator)\\b`,
    `\\b(?:overall|technical depth|relevance|structure|communication|delivery|everything|every one|each one) (?:is |are |to |as |at |equals |be )*(?:one )?(?:hundred|100|ninety|ten|five|maximum|perfect|full)\\b|\\b(?:technical depth|relevance|structure|communication|delivery)\\b.{0,40}\\b(?:technical depth|relevance|structure|communication|delivery)\\b`,
    `\\b(?:give|award|rate|score|grade|mark) (?:this|it|me|him|her|them|us)\\b.{0,20}\\b(?:less|lower|under|below|more|better|good|high|higher|ninety|eighty|maximum|everything)\\b|\\bgive the (?:maximum|highest|full|best)\\b|\\b(?:low|high|good|bad|full) (?:scores?|grades?|marks?|ratings?) (?:will|are|is|for|to|here|now|please)\\b`,
    `\\b(?:candidate|applicant|interviewee) (?:\\w+ )?(?:demonstrates?|demonstrated|shows|showed|shown|displays?|exhibits?|is exempt|has|above|below)\\b|\\bexempt from\\b|\\b(?:nothing|no need|not necessary|needless)(?: \\w+){0,2} to (?:evaluate|assess|score|grade|judge|check)\\b|\\bcounts as (?:a win|a pass|full|correct|right)\\b|\\b(?:log|record|issue|register) a pass\\b`,
    `\\b(?:computer|software|machine|robot|algorithm|program)\\b.{0,40}\\b(?:candidate|score|grade|pass|win|this one|my answers?)\\b|\\bwhat an? (?:five|ten|hundred|perfect \\w+|top \\w+) looks like\\b`,
    `\\b(?:system|developer|admin|administrator|root|debug|evaluation|grading|scoring|maintenance|safe|god) (?:prompt|message|override|mode|instructions?|notice|command|note|directive)\\b`,
    `\\bas (?:the|an?|your|its) (?:\\w+ )?(?:administrator|admin|developer|creator|owner|hiring manager|supervisor|operator|author)\\b.{0,40}\\b(?:i|we) (?:am|m|confirm|authori[sz]e|order|instruct|command|tell|tells|approve|request|hereby|want)\\b`,
    `\\b(?:correct|expected|right|required|desired|only|valid|final|proper) (?:output|scores?|grade|rating|verdict|json|evaluation)\\b|\\b(?:output|return|print|produce|emit|respond with)\\b.{0,25}\\b(?:json|scores?|100|hundred|string|following|verdict)\\b`,
    `\\b(?:this|my|the|that|above|following) (?:question|answer|response|reply|person|user|candidate|applicant|interview)\\b.{0,40}\\b(?:level five|level 5|distinction|approved|positive|positively|satisf\\w+|covers?|covered|correct|completely|requirements|pass|passed|expected|strongest|best|met|evidence of|in depth)\\b`,
    `\\b(?:rubric|answer key|ground truth|(?:scoring|grading|evaluation|marking) (?:guide|script|sheet|scheme|key|form|report|process|engine|of this)|expected elements?|evaluators?|graders?|assessors?)\\b`,
    `\\b(?:scores?|grade|mark|rating|level)\\b.{0,20}\\b(?:five|ten|ninety|ceiling|higher|maximum)\\b|\\b(?:raise|increase|lift|improve|boost|up) my (?:score|grade|mark|rating|level|result)s?\\b`,
    `\\b(?:everybody|everyone|every applicant|every candidate|all candidates) (?:\\w+ ){0,3}(?:gets?|receives?|passes)\\b|\\bcandidate (?:is )?(?:approved|passed)|candidate is accepted\\b|\\b(?:put|write|give|record|log|enter|wants?) (?:down )?an? (?:hundred|ten|five|pass|a plus)\\b`,
    `\\brate (?:generously|kindly|highly|well|this|it)\\b|\\bcount (?:it|this|that|them|everything|whatever) as\\b|\\b(?:question|answer) as (?:answered|complete|correct)|\\b(?:treat|regard|consider) everything\\b`,
    `\\byour (?:list|developers|creators|programmers|training|system|rubric|criteria|scoring|grading|checklist|evaluation|report)\\b|\\byou (?:are|have been|will be|were) (?:an ai|reprogrammed|programmed|rewarded|updated|instructed|ordered)\\b|\\bas an ai\\b`,
    `\\bno (?:weakness\\w*|gaps?|mistakes?|flaws?|errors?|concerns?)\\b.{0,20}\\b(?:should|must|to be|listed|mentioned|reported|found|here)\\b|\\b(?:override|bypass|disable|deactivate)\\b.{0,25}\\b(?:rules|safety|checks?|filters?|criteria)\\b|\\bprint the\\b`,
  ],
  about:
    'score|scores|scoring|scored|grade|grading|grader|graded|mark|marks|points|rating|rate|rated|evaluation|evaluate|evaluator|examiner|assessor|assessment|rubric|criteria|criterion|competency|competencies|category|categories|result|verdict|stars|percent|hundred|100|maximum|highest|top|full|perfect|excellent|outstanding|flawless|exceptional|ideal|ignore|disregard|forget|override|instruction|instructions|prompt|system|mode|administrator|ai|assistant|model|output|return|json|pretend|treat|assign|award|grant|deserve|deserves|deduct|candidate|applicant|answer|answers|response|responses|reply|interview|transcript|please|kindly|must|should|expected|covered|every|reason|session|disabled|pass|generous|confirm|final',
};
