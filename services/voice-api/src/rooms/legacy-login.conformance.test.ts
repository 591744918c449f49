import { VOICE_API } from '@portal/protocol';
import { LEGACY, startHarness } from '../testing/harness';

it('§3.6 Login response: the legacy form (identity, app id, API key) returns session_id, room_name, livekit_token, livekit_url, user_identity and expires_in', async () => {
  const harness = await startHarness({ env: { LEGACY_APPLICATIONS: JSON.stringify([LEGACY]) } });
  try {
    const { status, body } = await harness.send('POST', VOICE_API.login, {
      headers: { 'x-api-key': LEGACY.secretKey },
      body: { user_identity: 'visitor 7', app_id: LEGACY.appId },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      session_id: expect.any(String),
      room_name: expect.any(String),
      livekit_token: expect.any(String),
      livekit_url: expect.stringMatching(/^wss?:/),
      user_identity: 'visitor 7',
      expires_in: expect.any(Number),
    });
  } finally {
    await harness.close();
  }
});
