import type { Answers } from '../fake-servers';
import type { RemoteModuleId, TopBarSlots } from '@portal/mfe-contract';
import type { Language, RoomData } from '@portal/protocol';
import type { ReactNode } from 'react';

/** The parts of the host that a scene needs. */
export interface HarnessHost {
  /** Logs a call from the module to one of the host's callbacks, with its arguments. */
  told(prop: string, ...given: unknown[]): void;
  topBar: TopBarSlots;
}

/** One state of a screen, which the harness can show on its own. */
export interface HarnessScene {
  /** Name in the scene menu and in the URL: `?scene=<name>`. */
  name: string;
  /** Session state in which the scene starts; signed in by default. */
  session?: 'signed-in' | 'signed-out' | { room: RoomData };
  /** Returns mock responses to use instead of the fake servers' defaults. */
  answers?(language: Language): Answers;
  render(host: HarnessHost): ReactNode;
}

/** A module that a remote exposes, with its scenes. The first scene is the default. */
export interface HarnessModule {
  id: RemoteModuleId;
  scenes: readonly [HarnessScene, ...HarnessScene[]];
}
