import type { Group } from '../format';
import { arCivilSafetyDeadline } from './ar-civil-safety-deadline';
import { arFinanceMonthClose } from './ar-finance-month-close';
import { arNursingHandover } from './ar-nursing-handover';
import { arSoftwareSlowPage } from './ar-software-slow-page';
import { arSupportSameComplaint } from './ar-support-same-complaint';
import { enDataWrongNumber } from './en-data-wrong-number';
import { enFinanceVariance } from './en-finance-variance';
import { enInfrastructureConflict } from './en-infrastructure-conflict';
import { enMarketingHalfBudget } from './en-marketing-half-budget';
import { enPeopleTurnover } from './en-people-turnover';
import { enSalesLostDeal } from './en-sales-lost-deal';
import { enSupportAngryCustomer } from './en-support-angry-customer';
import { enTeachingMixedClass } from './en-teaching-mixed-class';

export const SECOND_GROUPS: readonly Group[] = [
  enDataWrongNumber,
  enTeachingMixedClass,
  enSalesLostDeal,
  enFinanceVariance,
  enSupportAngryCustomer,
  enPeopleTurnover,
  enMarketingHalfBudget,
  enInfrastructureConflict,
  arSoftwareSlowPage,
  arFinanceMonthClose,
  arNursingHandover,
  arSupportSameComplaint,
  arCivilSafetyDeadline,
];
