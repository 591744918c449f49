import type { ShareScope } from '@portal/mfe-contract/host';

/** The bundler's name for what this build lends (`tools/rspack/federation/offers.mjs`). */
declare const __webpack_share_scopes__: { default: ShareScope };

/** The packages that remotes take from this host. */
export const shareScope = (): ShareScope => __webpack_share_scopes__.default;
