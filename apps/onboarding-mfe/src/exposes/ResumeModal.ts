import { CONTRACT_VERSION } from '@portal/mfe-contract/contract-version';
import './report-build';

export const contractVersion = CONTRACT_VERSION;
export { ResumeModal as default } from '../resume/ResumeModal';
