import type { Group } from '../format';
import { arPeopleLosingStar } from './ar-people-losing-star';
import { arPharmacyMistake } from './ar-pharmacy-mistake';
import { arSalesObjection } from './ar-sales-objection';
import { arTeachingGoodLesson } from './ar-teaching-good-lesson';
import { enCivilCrack } from './en-civil-crack';
import { enDesignTestSurprise } from './en-design-test-surprise';
import { enNursingDeteriorating } from './en-nursing-deteriorating';
import { enProductSayingNo } from './en-product-saying-no';
import { enSoftwareOutage } from './en-software-outage';

export const FIRST_GROUPS: readonly Group[] = [
  enSoftwareOutage,
  enNursingDeteriorating,
  enCivilCrack,
  enProductSayingNo,
  enDesignTestSurprise,
  arTeachingGoodLesson,
  arSalesObjection,
  arPeopleLosingStar,
  arPharmacyMistake,
];
