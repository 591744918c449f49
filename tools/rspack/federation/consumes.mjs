import { runtimeModule } from '../runtime-module.mjs';

/**
 * What a container's runtime does with the data that the bundler writes for it: it takes the scope that the host hands to `init`, gives out what
 * it exposes, and puts the host's package in place of each shared module before a chunk that needs it runs. There is one version of each in the
 * scope, and the loader has held it against the manifest before (`libs/mfe-contract/src/host/share-scope.ts`): nothing is negotiated here.
 * In development the build carries the packages as well, for its page of its own, which has no host.
 */
const RUNTIME = `
var scope;
var installed = {};
var data = __webpack_require__.consumesLoadingData || { chunkMapping: {}, moduleIdToConsumeDataMapping: {} };
var factoryOf = ({ shareKey, fallback }) => {
  var offered = scope && scope[shareKey];
  if (offered) return Object.values(offered)[0].get();
  if (fallback) return fallback();
  throw new Error("Unsatisfied version: the page shares no " + shareKey);
};
var install = (id, factory) => {
  installed[id] = 0;
  __webpack_require__.m[id] = (module) => {
    delete __webpack_require__.c[id];
    module.exports = factory();
  };
};
var consume = (id) => {
  if (installed[id] !== undefined) return installed[id];
  var factory = factoryOf(data.moduleIdToConsumeDataMapping[id]);
  if (!factory.then) return install(id, factory);
  return installed[id] = factory.then((factory) => install(id, factory), (error) => {
    delete installed[id];
    throw error;
  });
};
__webpack_require__.f.consumes = (chunkId, promises) => {
  for (var id of data.chunkMapping[chunkId] || []) {
    try {
      promises.push(consume(id));
    } catch (error) {
      promises.push(Promise.reject(error));
    }
  }
};
__webpack_require__.initContainer = (offered) => {
  if (scope && scope !== offered) throw new Error("The container was initialized with another share scope");
  scope = offered;
};
__webpack_require__.getContainer = (module) => {
  var { moduleMap } = __webpack_require__.initializeExposesData;
  return Object.hasOwn(moduleMap, module) ? moduleMap[module]() : Promise.reject(new Error("The container does not expose " + module));
};
(data.initialConsumes || []).forEach(consume);
`;

/** Plugin for a build that takes shared packages from its host. */
export const consumes = () =>
  runtimeModule({
    name: 'portal-consumes',
    stage: 'STAGE_TRIGGER',
    needs: ['moduleFactories', 'moduleCache', 'ensureChunkHandlers', 'ensureChunk'],
    code: () => RUNTIME,
  });
