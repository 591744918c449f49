import type { Signals } from '../language/signals';
import { contentStems } from '../language/words';

interface Said { signals: Signals; stems: ReadonlySet<string> }
type Test = (said: Said) => boolean;

const anyOf = (text: string): Test => {
  const stems = contentStems(text);
  return (said) => [...stems].some((word) => said.stems.has(word));
};

/** Expected points speak of parts of a story; these rules say by which signs each part shows. */
const KINDS: readonly (readonly [RegExp, Test])[] = [
  [/result|outcome|came of|turned out|how it ended|difference|measured|number|benefit|worked|نتيجة|نتيجه|الأثر|أثر|بالأرقام|رقم|آل إليه/i, ({ signals }) => signals.results >= 1 && (signals.numbers >= 1 || signals.actions >= 1) || signals.results >= 2],
  [/your own (part|steps)|your part|what you did|steps you took|how you did|own contribution|how you set|الدور|الخطوات|التصرف|العمل الشخصي|ما نفذ|الإسهام/i, ({ signals }) => signals.actions >= 1],
  [/reason|why|because|grounds|سبب|أسباب|لماذا/i, ({ signals }) => signals.reasons >= 1],
  [/example|one case|a case|concrete|مثال|حالة|موقف|ملموسة/i, ({ signals }) => signals.examples >= 1 || (signals.actions >= 1 && signals.context >= 1)],
  [/alternative|instead|weighed|options|بديل|بدائل|الموازنة/i, anyOf('instead alternative rather compared versus option considered either بدلا بديل مقارنة خيار')],
  [/differently|changed|learn|would change|keep|lesson|تغير|تغيير|الدرس|تعلم/i, anyOf('learned learn changed differently since now course practice documentation lesson تعلمت غيرت درس الآن دورة')],
  [/cost|price|gave up|تكلفة|ثمن|كلف/i, anyOf('cost price budget money slower extra hours weeks expensive delay paid تكلفة ثمن ميزانية تأخير ساعات')],
  [/cause|found|narrowed|noticed|سبب|كيف ظهر|الوصول إلى/i, anyOf('cause found noticed traced logs profil turned checked measured discovered investigated root اكتشفت وجدت سبب فحصت تبين')],
  [/risk|wrong|signs|early|خطر|مخاطر|علامات/i, anyOf('risk fail failure wrong warning signs alert danger loss خطر فشل خطأ تنبيه')],
  [/situation|before|context|problem|pressure|stake|الموقف|السياق|الوضع|المشكلة|الضغط/i, ({ signals }) => signals.context >= 1],
  [/plan|first|start|خطة|أول|البدء/i, ({ signals }) => signals.sequence >= 1],
  [/ask|told|said|confirm|listen|feedback|report|whom|أسئلة|إبلاغ|الاستماع|طلب/i, anyOf('ask asked told said confirm listened feedback report meeting explained discussed called سألت أبلغت استمعت شرحت اجتماع')],
  [/measure|metric|quality|check|قياس|مقياس|معيار|المراجعة/i, anyOf('measure metric test check review percent count survey rate monitor track قياس اختبار مراجعة نسبة مؤشر')],
];

/** True when an answer covers an expected point: by the signs of its kind, or by sharing most of its words. */
export function coversPoint(point: string, said: Said, asked: ReadonlySet<string>): boolean {
  const own = [...contentStems(point)].filter((word) => !asked.has(word));
  const shared = own.filter((word) => said.stems.has(word)).length;
  if (own.length > 0 && shared >= Math.max(1, Math.ceil(own.length * 0.6))) return true;
  const kinds = KINDS.filter(([pattern]) => pattern.test(point));
  return kinds.length > 0 ? kinds.some(([, test]) => test(said)) : shared >= 1;
}
