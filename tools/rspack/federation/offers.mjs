import { runtimeModule } from '../runtime-module.mjs';

/** The share scope, as `init` of a container takes it: package → version → how to get it. The host alone has any. */
const RUNTIME = `
var { scopeToSharingDataMapping, uniqueName } = __webpack_require__.initializeSharingData;
__webpack_require__.S = { default: Object.fromEntries((scopeToSharingDataMapping.default || []).map(({ name, version, factory, eager }) => [name, { [version]: { get: factory, from: uniqueName, eager: !!eager } }])) };
`;

/** Plugin for the build that lends its packages: its code reads the scope as `__webpack_share_scopes__.default`. */
export const offers = () =>
  runtimeModule({ name: 'portal-offers', stage: 'STAGE_TRIGGER', code: () => RUNTIME });
