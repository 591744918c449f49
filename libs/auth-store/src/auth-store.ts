import type { LoginResult } from '@portal/api-clients';
import {
  AUTH_STORAGE_KEY,
  type AuthState,
  type PersistedAuth,
  type RoomData,
} from '@portal/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  PERSISTED_FIELDS,
  readPersistedAuth,
  writePersistedAuth,
  type AuthStorage,
} from './persistence';

export interface AuthStoreOptions {
  storage: AuthStorage;
}

/** The session's state ("Auth state" in §3) and the functions that change it. */
export interface AuthStore {
  readonly store: StoreApi<AuthState>;
  /**
   * Sets `appId` and `apiKey`. They belong to the application and not to the user, so they are kept
   * on logout.
   */
  identifyApplication(application: { appId: string | null; apiKey: string | null }): void;
  /** Signs the user in. Also sets the room if the login returned one. */
  setSession(login: LoginResult): void;
  /** Sets a renewed access token. `expiresIn` is in seconds. */
  setAccessToken(accessToken: string, expiresIn: number): void;
  setRoom(room: RoomData): void;
  clearRoom(): void;
  /** Signs the user out: clears the state and the storage. */
  clear(): void;
  /**
   * Updates the session when the user signs in or out in another tab, or when another tab renews
   * the token.
   * @returns a function that stops these updates.
   */
  followOtherTabs(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void;
}

const NO_ROOM = {
  roomName: null,
  livekitToken: null,
  livekitUrl: null,
  hearing: null,
} satisfies Partial<AuthState>;
const SIGNED_OUT: AuthState = {
  isAuthenticated: false,
  userId: null,
  email: null,
  firstName: null,
  lastName: null,
  accessToken: null,
  sessionId: null,
  ...NO_ROOM,
  userIdentity: null,
  appId: null,
  apiKey: null,
  expiresIn: null,
};

/**
 * Returns the state to restore from a stored session. If the user id, the access token or the
 * session id is missing, nothing is restored and the user is signed out.
 */
function restored(kept: PersistedAuth | null): Partial<AuthState> {
  return kept?.userId && kept.accessToken && kept.sessionId
    ? { ...kept, userIdentity: kept.email, isAuthenticated: true }
    : {};
}

/** Creates a store that restores the session from `storage` and saves later changes there. */
export function createAuthStore({ storage }: AuthStoreOptions): AuthStore {
  const store = createStore<AuthState>(() => ({
    ...SIGNED_OUT,
    ...restored(readPersistedAuth(storage)),
  }));
  let followingStorage = false;
  store.subscribe((now, before) => {
    if (followingStorage || PERSISTED_FIELDS.every((field) => now[field] === before[field])) return;
    writePersistedAuth(storage, now.isAuthenticated ? now : null);
  });
  const signedOut = (): AuthState => ({
    ...SIGNED_OUT,
    appId: store.getState().appId,
    apiKey: store.getState().apiKey,
  });
  const roomFields = ({ roomName, livekitToken, livekitUrl, hearing }: RoomData) => ({
    roomName,
    livekitToken,
    livekitUrl,
    hearing: hearing ?? null,
  });

  return {
    store,
    identifyApplication: ({ appId, apiKey }) => store.setState({ appId, apiKey }),
    setSession: ({ user, expiresIn, room }) =>
      store.setState({
        ...signedOut(),
        isAuthenticated: true,
        userId: user.id,
        email: user.email,
        firstName: user.firstName,
        lastName: user.lastName,
        accessToken: user.accessToken,
        sessionId: user.sessionId,
        userIdentity: user.email,
        expiresIn,
        ...(room ? roomFields(room) : {}),
      }),
    setAccessToken: (accessToken, expiresIn) => {
      if (store.getState().isAuthenticated) store.setState({ accessToken, expiresIn });
    },
    setRoom: (room) => store.setState(roomFields(room)),
    clearRoom: () => store.setState(NO_ROOM),
    clear: () => {
      store.setState(signedOut());
      writePersistedAuth(storage, null);
    },
    followOtherTabs: (target) => {
      const follow = (event: StorageEvent) => {
        if (event.key !== null && event.key !== AUTH_STORAGE_KEY) return;
        const kept = restored(readPersistedAuth(storage));
        const samePerson = kept.userId !== undefined && kept.userId === store.getState().userId;
        followingStorage = true;
        store.setState(samePerson ? kept : { ...signedOut(), ...kept });
        followingStorage = false;
      };
      target.addEventListener('storage', follow as EventListener);
      return () => target.removeEventListener('storage', follow as EventListener);
    },
  };
}
