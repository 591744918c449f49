/**
 * What an expected point can ask for, by its wording in the question bank. The report's praise and
 * the interviewer's follow-ups rest on the same kinds. A point of another kind asks for a matter of
 * the question's own.
 */
export const POINT_KINDS = {
  ownPart:
    /\byour (?:own |first )?(?:part|steps?)\b|\byou did\b|contribution|الدور|العمل الشخصي|النصيب|الخطوات|الإسهام|ما جرى عمله/i,
  result:
    /result|outcome|came of|turned out|ended|brought|difference|نتيج|أثر|انته|آل إليه|الفائدة/i,
  cause: /\bcause|lay behind|narrow|how .{0,12}(?:found|noticed)|أصل المشكلة|اكتش|كيف ظهر|ما وراء/i,
  reason: /reason|why|choice|chose|decision|weigh|سبب|أسباب|اختيار|القرار/i,
  option: /option|alternative|بدائل|البديل/i,
  measure: /measur|number|figure|proof|evidence|metric|مقيس|قياس|أرقام|دليل/i,
  people: /\btold\b|whom|spoke|agreed|others|inform|أبلغ|إبلاغ|ما قيل|الآخرين|الاتفاق/i,
  lesson:
    /afterwards|changed|prevent|lesson|learn|future|next time|differently|تغير|الدرس|يمنع|تكرار/i,
  situation: /situation|problem|\bcase\b|stake|context|الموقف|الوضع|المشكلة|السياق|الحالة|تعثر/i,
} satisfies Record<string, RegExp>;
export type PointKind = keyof typeof POINT_KINDS;

/** Returns the kind of an expected point; null if it asks for a matter of the question's own. */
export const kindOf = (point: string): PointKind | null =>
  (Object.keys(POINT_KINDS) as PointKind[]).find((kind) => POINT_KINDS[kind].test(point)) ?? null;
