import { CONTRACT_VERSION } from '@portal/mfe-contract/contract-version';
import './report-build';

export const contractVersion = CONTRACT_VERSION;
export { Setup as default } from '../setup/Setup';
