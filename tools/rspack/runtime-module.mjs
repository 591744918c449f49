/**
 * Plugin that adds code of ours to the bundler's runtime, in every file of a build that has one. A compilation within the build has no part in it.
 * @param {object} options
 * @param {string} options.name of the plugin.
 * @param {'STAGE_ATTACH' | 'STAGE_TRIGGER'} options.stage `STAGE_TRIGGER` comes after all data of the bundler's own are there.
 * @param {string[]} [options.needs] names of `RuntimeGlobals` that the code uses and that a build may otherwise lack.
 * @param {(globals: typeof import('@rspack/core').RuntimeGlobals) => string} options.code
 */
export const runtimeModule = ({ name, stage, needs = [], code }) => ({
  apply(compiler) {
    const { RuntimeModule, RuntimeGlobals } = compiler.rspack;
    class OwnRuntimeModule extends RuntimeModule {
      constructor() {
        super(name, RuntimeModule[stage]);
      }

      generate() {
        return code(RuntimeGlobals);
      }
    }
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk, requirements) => {
        for (const needed of needs) requirements.add(RuntimeGlobals[needed]);
        compilation.addRuntimeModule(chunk, new OwnRuntimeModule());
      });
    });
  },
});
