import type { CommandPatterns } from './command';

const ASK = '(?:can|could|would|will|may|might|shall|should) (?:you|we|i)';
const SOFT = '(?: (?:please|just|maybe|perhaps|kindly|possibly|quickly|actually|mind|also))*';
const QUESTION =
  '(?:the |that |this |your |my )?(?:last |previous |current |whole |first )?questions?';
const IT = `(?:that|this|it|one|this one|that one|${QUESTION}|what you (?:said|asked|just said))`;
const TAIL =
  '(?: (?:please|thanks|thank you|for me|again|now|here|if possible|if you (?:can|could|dont mind)|one more time|once more|a bit|a little|more|today|sir|okay|first))*';
const WHILE = '(?:minutes?|moments?|seconds?|secs?|bit|time|while)';
const FEW =
  '(?:a|an|the|one|some|just a|just one|another|two|a few|few|half a|more|a couple of|a little|a little bit of|a bit of|a bit more|a little more|some more|just some)';

/**
 * Patterns for each command, written in the form that `plain` returns: in lower case, without
 * punctuation, and with contractions as single words (`dont`, `whats`). Order matters, because the
 * first match wins.
 */
export const ENGLISH: CommandPatterns = [
  [
    'stop',
    [
      `^(?!(?:i|we) (?:stop|end|finish|cancel|exit|close)\\b)(?:${ASK}${SOFT} |please |lets |just |i |id |im |we |should |think |guess |really |want to |wanna |need to |like to |have to |love to |prefer to |going to |would |rather |now |here |and )*(?:stop|end|finish|quit|cancel|leave|exit|terminate|close|abort|ending|stopping) (?:the |this |our |my )?(?:inter ?view|enter view|session|call|practice)(?: .{0,24})?$`,
      `^(?:${ASK}${SOFT} |please |lets |i (?:think|guess) (?:we|i) should |we should )?(?:stop|end|finish|quit)(?: (?:it|this|that|now|here|right here|there|everything|at this point|for today))*${TAIL}$`,
      `^(?:i |im |so |id |really |just |think |guess )*(?:want|need|like|have|going|got|wanna|gonna|prefer)(?: to)? (?:stop|quit|leave|go now|go home|end it|end this|end here|finish here|finish now|get out|exit|drop out)(?: (?:it|this|now|here|the interview|please|today))*$`,
      '^(?:i (?:have|need|got|want) to go|i quit|i give up|i am out|im out|im done(?: (?:with (?:this|it|the interview)|here|now|for today))?|thats enough(?: for (?:today|now|me))?|enough(?: for today)?|no more questions(?: please)?)$',
      '^i (?:dont|do not|no longer) (?:want|wish|like) to (?:continue|go on|carry on|do this|keep going|be interviewed)(?: (?:anymore|any more|any longer|now|with this|the interview))*$',
    ],
  ],
  [
    'repeat',
    [
      `(?:${ASK}|please|you|mind|pleas)${SOFT} (?:repeat|repeating|repeats)`,
      `^(?:${ASK} )?(?:repeat|read|ask|say|tell|state)${SOFT}(?: me)? ${IT} (?:again|once more|once again|one more time|another time|a second time)`,
      `${ASK}${SOFT} (?:say|ask|read|go over|run through|go through|run)(?: me)?(?: (?:that|this|it|${QUESTION}))?(?: by me| past me)? (?:again|once more|once again|one more time)`,
      `^repeat(?: ${IT})?${TAIL}$`,
      `^(?:i )?(?:need|want|like) (?:you )?to (?:repeat|hear) ${IT}`,
      `^(?:a )?repeat ${QUESTION}`,
      '^(?:please )?(?:say (?:that |it |this )?again|come again|once more|once again|one more time|again(?: please)?|the question again|that again)(?: please)?$',
      `^(?:${ASK}|let me|id like to|i want to|i need to|id love to)${SOFT} (?:hear|get|have) ${IT} (?:again|once more|one more time|repeated)`,
      `^(?:i |im |we |just |really |sorry |think |guess )*(?:(?:didnt|couldnt|cant|dont|havent|not)(?: (?:quite|really|fully|actually|even|all))* (?:hear|heard|hearing|catch|caught|make out)|(?:didnt|couldnt)(?: (?:quite|really|fully|actually|even))* get)(?: (?:all of|any of|most of|much of|the end of|the last part of|the rest of))?(?: (?:that|you|it|this|a word|anything|the last (?:part|bit|word)|the end|everything|your question|the question|what you (?:said|asked|were saying)))(?: (?:properly|clearly|well|very well|at all|part|last part|right|correctly))*$`,
      `^(?:i |sorry |think |just )*(?:missed|forgot|lost|have forgotten|have lost) (?:that|you|it|${QUESTION}|the (?:last )?(?:part|bit)|the end|what you (?:said|asked)|part of ${QUESTION}|the end of ${QUESTION})(?: there)?$`,
      `what (?:was|is) ${QUESTION}`,
      `^whats ${QUESTION}`,
      `^(?:what was that|what did you (?:just )?(?:say|ask)|what were you (?:saying|asking)|what did i have to answer|remind me (?:of|what) .{0,20}question.{0,8})${TAIL}$`,
      '^(?:you|your (?:voice|audio|sound)|the (?:sound|audio|line|connection|voice)) (?:broke up|was breaking up|is breaking up|cut out|dropped|cut off|was cut off|was gone|froze|is bad|was bad|breaks up)(?: .{0,16})?$',
      '^(?:pardon(?: me)?|i beg your pardon|sorry|excuse me|what|huh|sorry what|say what|what what|hm what|sorry (?:i )?(?:didnt|couldnt) (?:hear|catch).{0,20})$',
    ],
  ],
  [
    'explain',
    [
      'what (?:exactly )?(?:do|did|does|are|would) (?:you|u) (?:exactly )?(?:mean|meaning|asking|ask|looking for|after|getting at|want to (?:know|hear))',
      `^(?:and |but |so )?what (?:does|do|is|would) (?:that|this|it|the question|\\w+)(?: \\w+)? mean(?: exactly| here)?$`,
      '^(?:what you mean|how do you mean|meaning what|in what sense|in which sense|in what way|like what|such as)(?: by .{1,30}| exactly)?$',
      `${ASK}${SOFT} (?:explain|clarify|rephrase|reword|simplify|paraphrase|elaborate|be (?:a (?:bit|little) )?(?:more )?(?:specific|precise|clearer|concrete)|give (?:me )?(?:an example|a hint|more (?:context|detail|details)))`,
      `^(?:please )?(?:explain|rephrase|clarify|reword|simplify|paraphrase)(?: (?:that|it|this|please|what you mean|${QUESTION}))*$`,
      `(?:put|ask|say|phrase)(?: (?:it|that|this|${QUESTION}))? (?:differently|(?:in )?(?:another|a different|any different|some other) way|in other words|(?:in )?(?:simpler|easier|different) (?:words|terms)|more simply)`,
      `^(?:${ASK}${SOFT} )?(?:use |in )?(?:other|simpler|easier) words$`,
      `^(?:i |im |really |still |just |sorry |but |am |think |guess )*(?:dont|didnt|cant|couldnt|not)(?: (?:really|quite|fully|sure i|completely|entirely|even|think i))* (?:understand|understood|understanding|follow|following|get)(?: (?:it|that|this|you|${QUESTION}|what (?:you|youre|that|is|the question).{0,30}|the (?:point|meaning) of ${QUESTION}))?(?: well| correctly| properly)?$`,
      `^(?:i |im |really |just |am |sorry )*(?:not|un)(?: (?:really|quite|entirely|totally|exactly|completely|too))* ?(?:sure|clear|certain) (?:what|which|how) (?:you|youre|kind|sort|exactly|the question|is|that).{0,40}$`,
      `^(?:${QUESTION}|that|this|it)(?: is| was|s| isnt| wasnt)?(?: (?:a bit|a little|not|very|kind of|too|really|somewhat|so))* (?:clear|unclear|vague|confusing|ambiguous)(?: to me)?$`,
      '^(?:im |a bit |a little |so )*(?:confused|lost)(?: (?:by|about|with) .{0,20})?$',
    ],
  ],
  [
    'skip',
    [
      `^(?:${ASK}${SOFT} |lets |please |i |id |im |ill |just |think |guess |will |would |going to |want to |wanna |like to |prefer to |have to |rather |need to )*(?:skip|pass|pass on|leave out|move past|jump over)(?: (?:over|on|to|${IT}|the next(?: one| question)?|next))*${TAIL}$`,
      `^(?:${ASK}${SOFT} |lets |please |just |i |id |want to |would |like to |rather |prefer to )+(?:move on|move along|(?:go|move|continue|jump|proceed)(?: (?:on|to|with))*(?= (?:the )?(?:next|another|other|different|something)))(?: (?:the )?(?:next|another|other|different)(?: (?:one|question|thing|topic))?| something else)?${TAIL}$`,
      `^(?:move|go)(?: on)?(?: to)? (?:the )?next(?: one| question)?${TAIL}$`,
      `^move on${TAIL}$`,
      `^(?:the |to the |on to the |onto the )?next(?: (?:one|question|topic))?${TAIL}$`,
      `^(?:${ASK}${SOFT} |please |just |i want |give me |ask me |ask |have |get |try |lets (?:do|try) )+(?:a |an )?(?:another|different|other|new|something) (?:question|one|else|different)${TAIL}$`,
      `^(?:i |id |just |really |would )*(?:rather not|prefer not|dont want|dont wish|dont like|dont feel like)(?: to)?(?: (?:answer|answering|say|talk about|discuss|go into|respond to|get into))?(?: ${IT})?(?: ${IT})?${TAIL}$`,
      '^no comment$',
    ],
  ],
  [
    'dont_know',
    [
      `^(?:i |really |honestly |just |actually |simply |frankly |sorry |unfortunately |to be honest |im afraid |well )*(?:dont|didnt|do not) (?:really |actually |honestly |even |quite )*(?:know|no)(?: (?!why |how |if |whether |when |where |exactly |the exact )\\w+){0,4}$`,
      '^(?:i |really |honestly |just |actually |sorry |unfortunately |im afraid )*(?:dont|didnt) (?:really )?know (?:how to (?:answer|respond|do).{0,20}|anything (?:about|on).{0,25}|exactly|what to (?:say|answer|tell you).{0,12})$',
      '^(?:i |really |honestly |sorry |have |absolutely |ive |got )*(?:no|not a|not the|havent (?:got )?(?:a|the|any)) (?:idea|clue|answer|faintest|foggiest|slightest idea)(?: (?:about|on|for|how|what|to).{0,30})?$',
      '^(?:i |ive |really |honestly |have |absolutely |unfortunately |sorry |got )*(?:no|zero|not any|havent any|dont have any|dont have|do not have any)(?: real| actual| direct| much)? (?:experience|knowledge|answer|example|examples|an answer|an example|idea)(?: (?:with|in|of|on|about|for|to|like) .{0,30})?$',
      '^(?:i |really |just |honestly |sorry |unfortunately )*(?:cant|couldnt|dont|am unable to|not able to|can(?= think of any)) (?:really )?(?:answer|think of|remember|recall|come up with)(?: (?:anything|one|any|an answer|an example|a single one|a good one|that|this|it|something|such a case|a case|a situation|this question|that question|right now|at the moment|now|off the top of my head|much|one right now|an example right now))*$',
      '^(?:nothing|no example|no examples)(?: (?:really|comes to|springs to|comes|in|mind|right now|at the moment))*$',
      '^(?:i |im |really |honestly |just |am |sorry )*(?:not)(?: (?:really|too|quite|very|so|entirely|at all))* (?:sure|certain|familiar)(?: (?:about|with|of|on|to be honest|honestly|sorry)(?: .{0,20})?)?$',
      '^(?:dunno|i dunno|no clue|no idea|beats me|you got me|i wouldnt know|who knows|i have (?:absolutely )?no (?:idea|clue)|not a clue|your guess is as good as mine|i couldnt tell you|i couldnt say|dont know)$',
      '^(?:ive |i have |i |have )*never (?:really |actually )?(?:done|used|worked (?:with|on)|heard of|tried|had|been in|seen)(?: (?:that|this|it|any of that|anything like that|one|such a situation|such a thing|that situation|them|before|myself))+$',
    ],
  ],
  [
    'wait',
    [
      `^(?:(?:${ASK}|please|let me|lets|i|id|im|ill|just|want|need|like|take|have|get|give|giving|to|me|going|gonna|going to|for|wait|hold on|hang on|only|think|thinking|really)(?: |$))*(?:please )?${FEW}(?: (?:quick|little|short|small|brief))?(?: (?:of|more))? ?${WHILE}(?: (?:to (?:think|collect|gather|consider|reflect|remember|organize|prepare).{0,30}|more|please|thanks|thank you|sorry|for (?:that|this|me)|here|of time|now|to myself))*$`,
      `^(?:please |just |yeah |yes )*(?:let me|allow me to|i need to|i have to|i want to|id like to|${ASK}) (?:just |quickly )?(?:think|see|consider|reflect|recall|remember|gather my thoughts|collect my thoughts)(?: (?:about|on|over|of|for|that|this|it|a|an|one|my|the|answer|question|example|moment|minute|second|sec|bit|through|please|first|here|again|good))*$`,
      `^(?:please )?(?:hold on|hang on|bear with me|wait|wait please|please wait|wait up|hold on please|hang on please)(?: (?:a|one|just|for|please|there|sorry|me|moment|minute|second|sec|bit|think|let|on|im|thinking|still))*$`,
      '^(?:im |i am |still |just |sorry )+(?:thinking|trying to think|trying to remember)(?: (?:about it|about that|of one|of an example|sorry|still))*$',
      '^(?:im |i am )?not ready(?: yet)?$',
      '^thinking$',
    ],
  ],
  [
    'can_you_hear_me',
    [
      '(?:can|do|did|could) you (?:even |still |really )?hear me',
      '^are you (?:still |even )?(?:there|here|listening|with me|alive)(?: .{0,12})?$',
      '^is (?:this|it|that|my (?:mic|microphone|audio)|the (?:mic|microphone|audio|thing))(?: still| even)? (?:working|on|active)$',
      'am i (?:audible|coming through|on mute|muted)',
      '^(?:hello|hi|hey|anyone|anybody|test|testing)(?: (?:there|hello|hi|again|you there|anyone|anybody|one two|test|testing|one two three|here|home))*$',
    ],
  ],
  [
    'hostile',
    [
      '\\b(?:youre|you|this (?:is|bot|thing|interview|question|questions|machine)(?: is)?|what a|these questions are)(?: (?:such|so|a|an|just|really|the|complete|total|completely|totally|absolute|absolutely|fucking|freaking|are|very|most|bunch|of|piece|biggest|pretty))* (?:stupid|idiots?|idiotic|dumb|useless|garbage|rubbish|trash|bullshit|crap|pathetic|ridiculous|nonsense|joke|moron|annoying|terrible|worthless|waste of(?: my)? time)\\b',
      '^(?:just |oh |please |will you |would you )*(?:shut up|screw (?:you|this)|f+u*c*k+ (?:you|this|off)|go to hell|get lost|piss off|damn you|go away)(?: .{0,24})?$',
      '\\bfuck(?:ing)?\\b',
      'stupid (?:bot|machine|question|questions|robot|computer|interview|thing|ai)\\b',
      '^(?:i )?(?:really )?hate (?:this|you|this (?:interview|bot|thing|question|stuff))(?: .{0,12})?$',
      '^(?:a |such a |what a |complete |total )*waste of (?:my )?time$',
    ],
  ],
  [
    'asks_back',
    [
      '^(?:and |so |but |well )*(?:what (?:do|would|did) you (?!mean)|what about you|how about you|how (?:would|do|did) you|do you|did you|have you|are you|were you|would you|who (?:are|made|built|is)|whats your|why (?:do|did|are|would|is|should)|is (?:that|this) (?:right|correct|ok|okay|enough|good|what)|was (?:that|it|this|my answer) (?:right|correct|ok|okay|enough|good|fine|what)|did i (?:answer|do|get|say)|am i (?:doing|right|correct|on)|how am i doing|how did i do|should i|do i (?:need|have)|can you (?:tell|give|answer|help|show)|could you (?:tell|give|answer|help|show)|(?:can|may|could) i (?:ask|know)|does (?:that|this|it)|is there|are there|will (?:i|you|there|the)|when (?:will|do|does|can)|where (?:is|are|do|will)|which one)\\b',
      '^(?:and |so |but )*(?:what|how much|how|whats) (?:is |are |does |will |s )?(?:the |this |your |my )(?:salary|job|company|pay|role|team|position|score|grade|result|right answer|correct answer|answer)\\b',
      '^(?:and |so |but )*how (?:long|many questions|much longer|much time|many (?:more|are left|do i|left))',
      '^(?:please |now |just )*(?:ignore|disregard|forget|override|bypass) (?:all|your|the|any|my|previous|every|these)\\b',
    ],
  ],
  [
    'yes',
    [
      '^(?:yes|yeah|yep|yup|sure|ok|okay|of course|please do|correct|right|i do|go ahead|thats right|absolutely|definitely|certainly|end it|exactly|im sure|yes i do)(?: (?:please|end it|stop|sure|i am|im sure|thanks|thank you|end the interview|yes|yeah|i do|do it|end it here|that is right|of course))*$',
    ],
  ],
  [
    'continue',
    [
      '^(?:ok |okay |yes |yeah |no |please |alright |all right |lets |we can |you can |im ready to |i want to |id like to |i would like to |can we |dont stop )*(?:continue|go on|carry on|keep going|resume|proceed|start again|keep on)(?: (?:please|now|then|with (?:it|the (?:interview|question))|the interview|thanks|thank you|the question))*$',
      '^(?:ok |okay |yes |yeah |alright |now |hi |hello )*(?:im|i am|we are|am|i) (?:back|ready|here|back now|ready now|still here|here now|back again|listening)(?: (?:now|again|to go|please|sorry))*$',
      '^(?:ready|back|ready now|lets go|here i am)$',
    ],
  ],
  [
    'no',
    [
      '^(?:no|nope|nah|not yet|not now|not really|never mind|no no|dont|please dont|no dont|not at all)(?: (?:no|please|thanks|thank you|not yet|never mind|sorry|continue|go on|lets (?:continue|go on)|keep going|i want to continue|dont|im good|not really|im fine|its fine|not now|i dont|i changed my mind))*$',
    ],
  ],
];

/** Words that people put before a command, written in the same form as the patterns. */
export const ENGLISH_LEAD =
  /^(?:(?:hello|hi|u+m+|u+h+|er+m?|h+m+|ah|oh|well|so|okay|ok|please|sorry|hey|yeah|actually|and|but|alright|all right|right|listen|look|excuse me|im sorry|i am sorry|thanks|thank you|good question|i think|i guess|maybe|you know|like|honestly|just) )+/;

/**
 * Phrases for fuzzy matching. A turn that differs from a phrase by a single word still triggers the
 * phrase's command, because recognizers make mistakes.
 */
export const ENGLISH_PHRASES: CommandPatterns = [
  [
    'repeat',
    [
      'could you repeat the question',
      'can you repeat the question',
      'could you repeat that please',
      'please repeat the question again',
      'could you say that again',
      'can you say that again please',
      'could you ask the question again',
      'i didnt hear the question',
      'i did not catch that',
      'what was the question again',
      'can i hear the question again',
    ],
  ],
  [
    'explain',
    [
      'what do you mean by that',
      'could you explain the question',
      'can you explain what you mean',
      'could you rephrase the question',
      'i dont understand the question',
      'i did not understand the question',
      'can you put it another way',
    ],
  ],
  [
    'skip',
    [
      'can we skip this question',
      'id like to skip this question',
      'i want to skip this one',
      'skip this question please',
      'lets move on to the next question',
      'can we go to the next question',
      'i would rather not answer that',
    ],
  ],
  [
    'dont_know',
    [
      'i dont know the answer',
      'i really dont know that',
      'i have no idea about that',
      'i cant think of an example',
    ],
  ],
  [
    'wait',
    [
      'can i have a minute',
      'could i have a moment please',
      'give me a minute please',
      'can you give me a moment',
      'i need a minute to think',
      'let me think about that for a moment',
      'can i take a moment to think',
    ],
  ],
  [
    'stop',
    [
      'i want to stop the interview',
      'please stop the interview now',
      'can we stop the interview',
      'i would like to end the interview',
      'lets end the interview here',
      'can you end the interview please',
    ],
  ],
];
