import type { Trade } from '../trade';

export const driving: Trade = {
  family: 'logistics',
  practices: `
    Cargo securing: load securing = تثبيت الحمولة
    Defensive driving: safe driving = القيادة الوقائية، القيادة الآمنة
    Delivery operations: parcel delivery, package delivery, making deliveries = توصيل الطلبات، توصيل الطرود
    GPS navigation: gps tracking, vehicle tracking, telematics = تتبع المركبات، أنظمة الملاحة
    Heavy vehicle driving: truck driving, hgv driving, lorry driving, trailer driving = قيادة الشاحنات، قيادة المركبات الثقيلة
    Passenger transport: bus driving, chauffeuring = نقل الركاب، قيادة الحافلات
    Tachograph use: tachograph, driving hours = جهاز تسجيل القيادة
    Trip logging: delivery records, proof of delivery = سجلات الرحلات، إثبات التسليم
    Vehicle inspection: vehicle checks, pre trip inspection, daily vehicle checks = فحص المركبات، تفقد المركبة
  `,
  held: `
    ADR certificate
    CDL
    Driving licence: drivers license, driver's license, clean driving licence, full driving licence, valid driving license = رخصة قيادة، رخصة سوق، رخصة سياقة، إجازة سوق
    Heavy vehicle license: hgv licence, class 1 licence = رخصة نقل ثقيل، رخصة قيادة ثقيل
  `,
};
