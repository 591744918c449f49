import { REMOTES_TRUSTED_TYPES_POLICY } from '@portal/protocol';

export interface PolicyOrigins {
  /** Origins that serve remotes, in addition to the page's own origin. */
  remotes: string[];
  mainApi: string;
  voiceApi: string;
  /**
   * WebSocket URL of the LiveKit server. The same URL over HTTP is allowed too, because the client
   * uses it to find out why a connection failed.
   */
  livekit: string;
}

/**
 * Returns the page's content security policy in helmet's format. The policy forbids inline code. It
 * allows code only from the page and its remotes, and requests only to the servers that the page
 * uses. `blob:` allows recordings and camera images that the page itself creates.
 */
export function contentSecurityPolicy({ remotes, mainApi, voiceApi, livekit }: PolicyOrigins): {
  useDefaults: false;
  directives: Record<string, string[]>;
} {
  const livekitHttp = livekit.replace(/^ws/, 'http');
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remotes],
    'script-src-attr': ["'none'"],
    // Only two Trusted Types policies may create script URLs: `portal` (see
    // `tools/rspack/browser.mjs`), and the policy used by the code that checks remotes before
    // loading them. `allow-duplicates` is needed because every build creates `portal`.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['portal', REMOTES_TRUSTED_TYPES_POLICY, "'allow-duplicates'"],
    'style-src': ["'self'", ...remotes],
    'style-src-attr': ["'none'"],
    'font-src': ["'self'", ...remotes],
    'img-src': ["'self'", 'data:', 'blob:', ...remotes],
    'media-src': ["'self'", 'blob:', 'mediastream:'],
    'connect-src': ["'self'", mainApi, voiceApi, ...remotes, livekit, livekitHttp],
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return { useDefaults: false, directives };
}
