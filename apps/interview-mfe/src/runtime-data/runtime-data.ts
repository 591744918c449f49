import { DEFAULT_RUNTIME_DATA, type RuntimeData } from '@portal/protocol';
import { readScreen } from './read-screen';

/** `localStorage` key for the device id. */
const DEVICE_ID_STORAGE_KEY = 'device-id';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SCREEN_NAME = 'interview';

/**
 * Returns a random id that this browser keeps. It says that two screens were in the same browser,
 * and nothing about the person or the device. The canary's visitor id is not used, because it is
 * never sent to a server.
 * @returns the default id if the browser stores nothing, because an id that changes each time would
 *   identify nothing
 */
function deviceId(): string {
  try {
    const kept = localStorage.getItem(DEVICE_ID_STORAGE_KEY);
    if (kept !== null && UUID.test(kept)) return kept;
    const id = crypto.randomUUID();
    localStorage.setItem(DEVICE_ID_STORAGE_KEY, id);
    return id;
  } catch {
    return DEFAULT_RUNTIME_DATA.deviceId;
  }
}

/**
 * Returns what is on the live interview's screen now (§3 Runtime UI data), or null if the screen
 * has no marked components.
 */
export function readRuntimeData(): RuntimeData | null {
  const components = readScreen(document);
  if (components.length === 0) return null;
  return { components, deviceId: deviceId(), screenName: SCREEN_NAME };
}
