import type { Trade } from '../trade';

export const insurance: Trade = {
  family: 'finance',
  practices: `
    Actuarial modelling: actuarial analysis, reserving, loss reserving = النمذجة الاكتوارية
    Claims handling: claims processing, claims management, claims adjustment, claims settlement, insurance claims = معالجة المطالبات، تسوية المطالبات، إدارة المطالبات، مطالبات التأمين
    Insurance sales: insurance brokerage, selling insurance = بيع التأمين، وساطة التأمين
    Loss assessment: loss adjusting, damage assessment = تقدير الأضرار، معاينة الأضرار
    Motor claims: vehicle damage assessment = مطالبات المركبات
    Policy administration: policy servicing, policy renewals, policy issuance = إدارة الوثائق، إصدار الوثائق، تجديد الوثائق
    Reinsurance = إعادة التأمين
    Risk assessment: risk analysis, risk evaluation = تقييم المخاطر، تقدير المخاطر، تحليل المخاطر
    Underwriting: risk underwriting, insurance underwriting = الاكتتاب، الاكتتاب التأميني
  `,
  fields: `
    Actuarial science = العلوم الاكتوارية
    Medical insurance: health insurance administration = التأمين الطبي للشركات
  `,
};
