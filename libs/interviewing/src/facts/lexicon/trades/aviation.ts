import type { Trade } from '../trade';

export const aviation: Trade = {
  family: 'other',
  practices: `
    Air traffic control: air traffic services, radar control = المراقبة الجوية
    Aircraft evacuation: emergency evacuation, ditching procedures = إخلاء الطائرة
    Aircraft maintenance: line maintenance, base maintenance, aircraft inspection, airframe maintenance = صيانة الطائرات، صيانة هياكل الطائرات
    Airworthiness: airworthiness directives, continuing airworthiness, ~camo = صلاحية الطيران
    Aviation safety: safety management system, sms aviation, aviation security = سلامة الطيران، أمن الطيران
    Avionics maintenance: avionics = صيانة إلكترونيات الطيران، إلكترونيات الطيران
    Cabin service: in flight service, inflight service, cabin crew duties = خدمة الركاب، خدمة المقصورة
    Cargo handling: air cargo = مناولة الشحن
    Crew resource management: crm training = إدارة موارد الطاقم
    Crew scheduling: crew rostering, crew planning = جدولة أطقم الطيران
    Flight planning: flight dispatch, load sheets, weight and balance = تخطيط الرحلات، ترحيل الطائرات
    Ground handling: ramp operations, ramp handling, aircraft turnaround = الخدمات الأرضية، المناولة الأرضية
    Instrument flying: multi engine, ifr flying = الطيران الآلي
    Lost baggage tracing: baggage handling, worldtracer = مناولة الأمتعة، متابعة الأمتعة المفقودة
    Passenger handling: passenger check in, boarding passengers, passenger services = خدمات الركاب، إجراءات السفر، إنهاء إجراءات السفر
    Passenger safety: safety demonstrations, cabin safety = سلامة الركاب
  `,
  tools: `
    AMOS: amos mro
    Airbus A320: a320
    Boeing 737
    Boeing 777
    Boeing 787
    EASA regulations: easa part 145, easa
    FAA regulations
    GACA regulations
    TRAX
  `,
  held: `
    A&P license
    ATPL: airline transport pilot
    CPL: commercial pilot license
    Part 66 license: easa part 66, b1 license, b2 license
    Type rating
  `,
};
