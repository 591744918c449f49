import type { Trade } from '../trade';

export const guarding: Trade = {
  family: 'other',
  practices: `
    Access control: visitor management, visitor control, gate control, entry control = ضبط الدخول، مراقبة الدخول، التحكم بالدخول، تنظيم دخول الزوار
    Alarm response: alarm monitoring = الاستجابة للإنذارات
    Baggage screening: x ray screening, bag searches, body search, bag search = تفتيش الأمتعة، تفتيش الحقائب
    CCTV monitoring: cctv, camera monitoring, cctv surveillance, surveillance cameras = مراقبة الكاميرات، كاميرات المراقبة
    Close protection: bodyguard, vip protection = حماية الشخصيات
    Conflict de-escalation = تهدئة المواقف
    Crowd control: crowd management, event security = إدارة الحشود، تنظيم الحشود
    Fire watch: fire safety, fire extinguishers, fire drills, fire evacuation = السلامة من الحريق، مكافحة الحرائق، استخدام طفايات الحريق، إخلاء المباني
    Key control = التحكم بالمفاتيح
    Patrolling: security patrols, patrol, patrols, foot patrol, security rounds = الدوريات الأمنية، الجولات الأمنية
    Radio communication: two way radio, walkie talkie = الاتصال اللاسلكي
    Security incident reporting: security reports, incident reports, incident report writing = تقارير الحوادث، كتابة تقارير الحوادث
    Security risk assessment: security planning, threat assessment = تقييم المخاطر الأمنية، الخطط الأمنية
  `,
  held: `
    PSBD license: psbd
    SIA licence
    Security guard license: guard card = رخصة حراسة أمنية
  `,
};
