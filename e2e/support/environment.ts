/**
 * Returns the addresses and file paths of the system under test, read from environment variables.
 * `npm run e2e` starts the system and sets the variables.
 */
export function fromEnvironment() {
  return {
    siteUrl: process.env.SITE_URL ?? 'http://127.0.0.1:4200',
    mainApiUrl: process.env.MAIN_API_URL ?? 'http://127.0.0.1:4300',
    voiceApiUrl: process.env.VOICE_API_URL ?? 'http://127.0.0.1:4301',
    authRemoteUrl: process.env.AUTH_REMOTE_URL ?? 'http://127.0.0.1:4201',
    onboardingRemoteUrl: process.env.ONBOARDING_REMOTE_URL ?? 'http://127.0.0.1:4202',
    interviewRemoteUrl: process.env.INTERVIEW_REMOTE_URL ?? 'http://127.0.0.1:4203',
    /** Path of the main API's log file. */
    siteLog: process.env.SITE_LOG ?? '../.data/logs/standalone.log',
    /** Path of the PEM file with the key that signs `/remotes.json`. */
    signingKey: process.env.REMOTES_SIGNING_KEY ?? '../.data/keys/remotes.pem',
    /** URL and credentials of the room server, for tests that create their own rooms. */
    livekit: {
      url: process.env.LIVEKIT_URL ?? 'ws://127.0.0.1:7880',
      apiKey: process.env.LIVEKIT_API_KEY ?? '',
      apiSecret: process.env.LIVEKIT_API_SECRET ?? '',
    },
    chromiumPath: process.env.CHROMIUM_PATH,
    /** Folder for traces, screenshots and other results. */
    output: process.env.E2E_OUTPUT ?? './output',
  };
}
