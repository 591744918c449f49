import { CONTRACT_VERSION } from '@portal/mfe-contract';
import './report-build';

export const contractVersion = CONTRACT_VERSION;
export { Setup as default } from '../setup/Setup';
