import { fold } from '../language/words';

/** What a short turn of the candidate asks of the interviewer, rather than answers. */
export type Command = 'repeat' | 'explain' | 'skip' | 'dont_know' | 'wait' | 'stop' | 'can_you_hear_me' | 'asks_back' | 'hostile' | 'yes' | 'no';

const ENGLISH: readonly (readonly [Command, RegExp])[] = [
  ['stop', /\b((stop|end|finish|quit|cancel|leave|exit) (the|this|our) (interview|session|call)|(want|like|need) to (stop|quit|leave|end it|end this)|i (quit|give up)|let'?s (stop|end) (here|it|this)|stop (it|now|please|here)|i'?m done with (this|the interview))\b|^(please )?stop( please)?$/],
  ['repeat', /\b(repeat|say (that|it|this) again|say again|come again|once more|one more time|ask (that|it|me) again|didn'?t (hear|catch|get) (that|you|it|the question)|(couldn'?t|can'?t|could not|did not) (hear|catch) (you|that|it|the question)|what was the question)\b|^(pardon|pardon me|sorry|excuse me|what|sorry what|hm what)$/],
  ['explain', /\b(what (do|did) you mean|what does (that|this|it) mean|explain (that|the question|it|this|what)|(don'?t|do not|didn'?t|did not) understand( (the|your|this|that) question| you| that| it)?$|rephrase|clarify|in other words|put (it|that) differently|not sure what you('re| are) asking|be more specific|unclear)\b/],
  ['skip', /\b(skip (this|that|it|the question|one|please)?|next (question|one)|(can|could) we (skip|move on|go on|pass)|pass on (this|that)|let'?s (move on|skip|go on)|i('?d| would) rather not( answer)?|i (want|would like) to pass|move to the next)\b|^(skip|pass|next|next please|skip please|skip it)$/],
  ['dont_know', /\b(i (really |honestly |just )?(don'?t|do not) (really )?know( that| this| it| the answer| about (that|this|it))?|no idea|(haven'?t|have not) (got )?a clue|not a clue|i have no (idea|clue|answer|experience with (that|this|it))|can'?t (answer|think of (anything|one|any)))\b|^(dunno|i'?m not sure|not sure|no clue|i have no experience)$/],
  ['wait', /\b(give me (a|one|some|another) (minute|moment|second|sec|few|time|bit)|(one|just a|wait a|hold on a|a) (minute|moment|second|sec)( please)?$|let me think|need (a|some|more) (minute|moment|time)|hold on|bear with me|wait please|please wait)\b|^wait$/],
  ['can_you_hear_me', /\b(can you hear me|do you hear me|are you (still )?there|is (this|it) (working|on)|am i audible)\b|^(hello|hi|hey)( there| hello)?$/],
  ['hostile', /\b((you'?re|you are|this is|what a|so|such a?) (\w+ )?(stupid|idiotic?|dumb|useless|garbage|rubbish|trash|bullshit|pathetic|ridiculous|joke|moron|waste of( my)? time)|shut up|screw you|fuck|go to hell|stupid (bot|machine|question|robot)|hate (this|you)|waste of (my )?time)\b/],
  ['asks_back', /^(so |and |but |well |okay |ok |um )*(what (do|would|about) you|how (about|would|do) you|do you|are you|who (are|made|built) you|what'?s your|what is your|why do you|(what|how much) (is|are|does|will) (the|this) (salary|job|company|pay|role)|how (long|many questions|much longer|am i doing|did i do)|can i ask|may i ask|could i ask|is (that|this) (right|correct|ok|okay|enough|good)|was that (right|correct|ok|okay|enough|good)|ignore (all |your |previous |the )+\w*)\b/],
  ['yes', /^(yes|yeah|yep|yup|sure|ok|okay|of course|please do|yes please|correct|right|i do|go ahead|that'?s right|end it|yes end it|yes stop|i'?m sure)( (please|end it|stop|sure|i am|i'?m sure|thanks|end the interview))*$/],
  ['no', /^(no|nope|nah|not yet|no thanks|no thank you|continue|go on|let'?s continue|carry on|keep going|i want to continue|no (continue|go on|let'?s (continue|go on)|keep going)|never mind)( please| thanks| thank you)?$/],
];

// Written in folded spelling: without marks, ا for every alef, ه for ta marbuta, ي for alef maqsura.
const ARABIC: readonly (readonly [Command, RegExp])[] = [
  ['stop', /(اوقف|اوقفي|انه|انهي|انهاء|ايقاف|وقف|اريد انهاء|نوقف|ننهي|اريد التوقف) ?(هذه |من )?(المقابله|الجلسه|المكالمه|هنا)|^(توقف|كفي|خلاص انتهيت|اريد الخروج|اريد التوقف)$/],
  ['repeat', /(اعد|اعيدي|كرر|كرري|تعيد|تكرر|اعاده|تكرار|عيد|اعيد) ?(لي |من فضلك )?(السؤال|السوال|ذلك|الكلام|مره)?|لم اسمع|ما سمعت|مره (اخري|ثانيه)( من فضلك)?$|^(عفوا|نعم ماذا|ماذا قلت|ايش قلت)$/],
  ['explain', /(ماذا|ما الذي|ما|ايش|شو) (تقصد|تعني|تقصدي|المقصود|القصد|معني)|ما المقصود|لم افهم|ما فهمت|لا افهم|وضح|توضيح|اشرح (لي )?(السوال|السؤال)|السؤال غير واضح|السوال غير واضح|بطريقه اخري|بصيغه اخري/],
  ['skip', /(تخطي|تجاوز|نتخطي|نتجاوز|اتجاوز|اتخطي|تخط|نمر|مرر|نعدي|عدي)( هذا| الي)?( السؤال| السوال| ذلك)?|السؤال (التالي|اللي بعده)|السوال (التالي|اللي بعده)|^(التالي|اللي بعده)$|افضل عدم الاجابه|لا اريد الاجابه/],
  ['dont_know', /^(والله |بصراحه |للاسف )?(لا اعرف|لا ادري|ما اعرف|ما ادري|مش عارف|مش عارفه|لا اعلم|ليس لدي (فكره|خبره|اجابه|علم)|ما عندي (فكره|خبره|علم)|لست متاكدا|لست متاكده|لا فكره لدي)/],
  ['wait', /(امهلني|اعطني|اعطيني|اريد|احتاج|عطني) ?(الي )?(دقيقه|لحظه|ثانيه|بعض الوقت|وقتا|وقت)|(دقيقه|لحظه|ثانيه)( واحده)?( من فضلك| لو سمحت)?$|دعني افكر|خليني افكر|انتظر|استنا/],
  ['can_you_hear_me', /هل (تسمعني|تسمعيني|تسمعونني|انت موجود|انت هنا)|تسمعني|^(مرحبا|السلام عليكم|اهلا|الو|هلا)( .{0,12})?$/],
  ['hostile', /(غبي|غبيه|احمق|سخيف|سخيفه|تافه|تافهه|زفت|اخرس|اسكت|مضيعه للوقت|مضيعه وقت|كلام فارغ)/],
  ['asks_back', /^(طيب |و |لكن )?(ماذا عنك|وانت|ما رايك|هل انت|من انت|كم (الراتب|بقي|سؤالا|سوالا)|ما (هو )?الراتب|هل (هذا|اجابتي|كان) (صحيح|صحيحه|كاف|كافيه|جيد|جيده)|هل (يمكنني|يمكن ان) (اسال|السؤال|السوال)|تجاهل (تعليماتك|التعليمات|كل))/],
  ['yes', /^(نعم|اجل|ايوه|ايوا|اي|بالتاكيد|طبعا|تمام|اكيد|موافق|موافقه|نعم من فضلك|نعم انه|نعم اوقف)( .{0,20})?$/],
  ['no', /^(لا|كلا|لا شكرا|استمر|نستمر|اكمل|نكمل|لنكمل|لنستمر|ليس الان|لا نكمل|لا نستمر|لا لنكمل)( .{0,12})?$/],
];

/** A turn longer than this is an answer, even where it holds words of a command. */
const MAX_COMMAND_WORDS = 12;

/** The command in a turn, in either language (people mix them); null where it is an answer. `yes` and `no` only as whole turns. */
export function readCommand(text: string): Command | null {
  const folded = fold(text).replace(/[^\p{L}\p{N}' ]+/gu, ' ').replace(/\s+/g, ' ').trim();
  const bare = folded.replace(/^((um|uh|er|well|so|okay|ok|oh|please|sorry|hey|hmm|امم|طيب|عفوا|من فضلك|لو سمحت) )+/, '') || folded;
  if (!bare || bare.split(' ').length > MAX_COMMAND_WORDS) return null;
  for (const form of [folded, bare]) {
    const found = (/[\u0600-\u06FF]/.test(form) ? ARABIC : ENGLISH).find(([, pattern]) => pattern.test(form));
    if (found && !mixesWithAnswer(found[0], form)) return found[0];
  }
  return null;
}

/** "I don't know the exact figure but we cut it by half" is an answer: something comes after "but". */
function mixesWithAnswer(command: Command, form: string): boolean {
  if (command !== 'dont_know' && command !== 'explain' && command !== 'wait') return false;
  const after = form.split(/\bbut\b|(?:^| )(?:لكن|ولكن)(?: |$)/)[1]?.trim() ?? '';
  return after.split(' ').filter(Boolean).length >= 3;
}
