import { REMOTES_TRUSTED_TYPES_POLICY } from '@portal/protocol';

export interface PolicyOrigins {
  /** Origins of remotes' scripts and styles, besides the page's own. */
  remotes: string[];
  mainApi: string;
  voiceApi: string;
  /**
   * LiveKit's WebSocket URL. Its HTTP form is also allowed: the client uses it to find out why a
   * connection failed.
   */
  livekit: string;
}

/**
 * The page's content security policy, in helmet's format: only its own code and its remotes',
 * nothing inline, and only the servers it uses. `blob:` allows recordings and camera images made by
 * the page itself.
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
    // Trusted Types policies that may create script URLs: those of the builds
    // (`tools/rspack/browser.mjs`; each build on a page creates it again) and the remote guard's.
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
