export interface PolicyOrigins {
  /** Origins that scripts and styles of remotes come from. */
  remotes: string[];
  mainApi: string;
  voiceApi: string;
  /** LiveKit's WebSocket URL; its HTTP form is allowed too, the client asks it why a connection failed. */
  livekit: string;
}

/** The shell's policy: its own code and its remotes' alone, and only the servers it talks to. */
export function contentSecurityPolicy({ remotes, mainApi, voiceApi, livekit }: PolicyOrigins): string {
  const livekitHttp = livekit.replace(/^ws/, 'http');
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remotes],
    // Primitives place their pop-ups with injected rules.
    'style-src': ["'self'", "'unsafe-inline'", ...remotes],
    'font-src': ["'self'", ...remotes],
    'img-src': ["'self'", 'data:', 'blob:', ...remotes],
    'media-src': ["'self'", 'blob:', 'mediastream:'],
    'connect-src': ["'self'", mainApi, voiceApi, ...remotes, livekit, livekitHttp],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives).map(([name, values]) => `${name} ${values.join(' ')}`).join('; ');
}
