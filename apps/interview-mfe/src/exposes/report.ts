import './singletons';
import { CONTRACT_VERSION } from '@portal/mfe-contract/contract-version';

export const contractVersion = CONTRACT_VERSION;
export { Report as default } from '../report/Report';
