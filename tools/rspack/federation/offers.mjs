const NAME = 'portal-offers';

/** The share scope, as `init` of a container takes it: package → version → how to get it. The host alone has any. */
const RUNTIME = `
var { scopeToSharingDataMapping, uniqueName } = __webpack_require__.initializeSharingData;
__webpack_require__.S = { default: Object.fromEntries((scopeToSharingDataMapping.default || []).map(({ name, version, factory, eager }) => [name, { [version]: { get: factory, from: uniqueName, eager: !!eager } }])) };
`;

/** Plugin for the build that lends its packages: its code reads the scope as `__webpack_share_scopes__.default`. */
export const offers = () => ({
  apply(compiler) {
    const { RuntimeModule } = compiler.rspack;
    class OffersRuntimeModule extends RuntimeModule {
      constructor() {
        super('portal offers', RuntimeModule.STAGE_TRIGGER);
      }

      generate() {
        return RUNTIME;
      }
    }
    // This compilation alone: the early script is one within it, without the bundler's runtime.
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => compilation.addRuntimeModule(chunk, new OffersRuntimeModule()));
    });
  },
});
