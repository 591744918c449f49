import { getInstance } from '@module-federation/enhanced/runtime';
import type { FederationInstance } from '@portal/mfe-contract/host';

/**
 * The instance that `ModuleFederationPlugin` made when this page's code began, with the packages that the page shares. One made by `createInstance`
 * beside it would have a share scope of its own, and every remote a second React.
 * @throws Error where the page was built without the plugin.
 */
export function federationInstance(): FederationInstance {
  const instance = getInstance();
  if (!instance) throw new Error('This page was built without ModuleFederationPlugin');
  return instance;
}
