import './singletons';
import { CONTRACT_VERSION } from '@portal/mfe-contract/contract-version';

export const contractVersion = CONTRACT_VERSION;
export { LiveInterview as default } from '../live/LiveInterview';
