/** Matches a folded sentence that begins like a duty. */
export const DUTY =
  /^(you will|you'll|be responsible|responsible for|design|develop|build|lead|manage|own|maintain|create|deliver|drive|ensure|work with|collaborate|coordinate|prepare|plan|implement|support|analy[sz]e|monitor|write|review|mentor|teach|provide|conduct|develops|oversee|تطوير|تصميم|اداره|قياده|اعداد|تنفيذ|متابعه|الاشراف|تقديم|تحليل|كتابه|المشاركه|التعاون|ضمان|بناء|صيانه|تخطيط|تدريس)(?=\s|$)/;
