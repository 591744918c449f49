import './singletons';
import { CONTRACT_VERSION } from '@portal/mfe-contract/contract-version';

export const contractVersion = CONTRACT_VERSION;
export { PreJoin as default } from '../pre-join/PreJoin';
