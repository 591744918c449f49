import { getInstance } from '@module-federation/enhanced/runtime';
import type { FederationInstance } from '@portal/mfe-contract/host';

/**
 * Returns the instance that `ModuleFederationPlugin` created with the page's shared packages. An
 * instance from `createInstance` would have its own share scope, so every remote would load a
 * second React.
 * @throws Error if the page was built without the plugin.
 */
export function federationInstance(): FederationInstance {
  const instance = getInstance();
  if (!instance) throw new Error('This page was built without ModuleFederationPlugin');
  return instance;
}
