import { CONTRACT_VERSION } from '@portal/mfe-contract';

export const contractVersion = CONTRACT_VERSION;
export { Setup as default } from '../setup/Setup';
