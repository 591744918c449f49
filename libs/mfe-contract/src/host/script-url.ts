/**
 * Trusted Types (https://www.w3.org/TR/trusted-types/): where the page's policy requires them, a script's address counts only through a policy that
 * its header names. This one is for what the guard of remotes has held against a hash. It keeps strings out of the page's sinks; a script that runs may
 * make a policy of the same name, as every build on the page does (`'allow-duplicates'`).
 */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): string;
  };
}

/** Named by the header (`services/site/src/content-security-policy.ts`). */
const POLICY_NAME = 'portal-remotes';

let policy: ReturnType<TrustedTypes['createPolicy']> | null = null;

/** `url`, which was held against a manifest's hashes, as a script's address; the string itself where the browser knows no Trusted Types. */
export function scriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy(POLICY_NAME, { createScriptURL: (checked) => checked });
  return policy.createScriptURL(url);
}
