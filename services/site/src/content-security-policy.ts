export interface PolicyOrigins {
  /** Origins that scripts and styles of remotes come from, besides the page's own. */
  remotes: string[];
  mainApi: string;
  voiceApi: string;
  /** LiveKit's WebSocket URL; its HTTP form is allowed too, the client asks it why a connection failed. */
  livekit: string;
}

/**
 * The policy of a served page, as helmet takes it: its own code and its remotes' alone, nothing inline, and only the servers it talks to. What the
 * page puts into a blob stays with it: recordings are played from one, and pictures of the camera.
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
    // No script's address counts that did not go through one of these: the builds' own (`tools/rspack/browser.mjs`; each build on a page makes it
    // anew) and that of the guard of remotes.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['portal', 'portal-remotes', "'allow-duplicates'"],
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
