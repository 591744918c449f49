import { CONTRACT_VERSION } from '@portal/mfe-contract';

export const contractVersion = CONTRACT_VERSION;
export { ResumeModal as default } from '../resume/ResumeModal';
