import { CONTRACT_VERSION } from '@portal/mfe-contract/contract-version';
import './report-build';

export const contractVersion = CONTRACT_VERSION;
export { JobDescriptionModal as default } from '../job-description/JobDescriptionModal';
