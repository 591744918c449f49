import { ACCOUNTING } from './accounting';
import { ANALYTICS } from './analytics';
import { BACKEND } from './backend';
import { CAMPAIGNS } from './campaigns';
import { CONSTRUCTION } from './construction';
import { ELECTRICAL } from './electrical';
import { FRONTEND } from './frontend';
import { HELPDESK } from './helpdesk';
import { INTENSIVE_CARE } from './intensive-care';
import { LEARNING } from './learning';
import { MACHINES } from './machines';
import { MECHANICAL } from './mechanical';
import { NURSING } from './nursing';
import { OPERATIONS } from './operations';
import { PAYMENTS } from './payments';
import { PERSONNEL } from './personnel';
import { PHARMACY } from './pharmacy';
import { PROJECTS } from './projects';
import { SCREENS } from './screens';
import { SELLING } from './selling';
import { STARTER } from './starter';
import { TEACHING } from './teaching';
import { TESTING } from './testing';
import { WAREHOUSE } from './warehouse';
import type { Trade } from './trade';

/**
 * Every trade, the narrower ones first. To add one, write its file and list it here.
 */
export const TRADES: Readonly<Record<string, Trade>> = {
  'intensive-care': INTENSIVE_CARE,
  payments: PAYMENTS,
  machines: MACHINES,
  starter: STARTER,
  backend: BACKEND,
  frontend: FRONTEND,
  analytics: ANALYTICS,
  learning: LEARNING,
  nursing: NURSING,
  pharmacy: PHARMACY,
  mechanical: MECHANICAL,
  electrical: ELECTRICAL,
  construction: CONSTRUCTION,
  accounting: ACCOUNTING,
  teaching: TEACHING,
  selling: SELLING,
  helpdesk: HELPDESK,
  personnel: PERSONNEL,
  warehouse: WAREHOUSE,
  campaigns: CAMPAIGNS,
  projects: PROJECTS,
  operations: OPERATIONS,
  screens: SCREENS,
  testing: TESTING,
};
