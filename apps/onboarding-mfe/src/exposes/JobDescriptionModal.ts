import { CONTRACT_VERSION } from '@portal/mfe-contract';

export const contractVersion = CONTRACT_VERSION;
export { JobDescriptionModal as default } from '../job-description/JobDescriptionModal';
