import type { Answers } from '../fake-servers';
import type { RemoteModuleId, TopBarSlots } from '@portal/mfe-contract';
import type { Language, RoomData } from '@portal/protocol';
import type { ReactNode } from 'react';

/** Stands in for the host in a scene. */
export interface HarnessHost {
  /** Logs that the screen called one of the host's props: its name and arguments. */
  told(prop: string, ...given: unknown[]): void;
  topBar: TopBarSlots;
}

/** One state of a screen to look at by itself. */
export interface HarnessScene {
  /** Name in the harness and in the URL: `?scene=<name>`. */
  name: string;
  /** The user's session. Default: signed in. */
  session?: 'signed-in' | 'signed-out' | { room: RoomData };
  /** Replaces default responses of the fake servers. */
  answers?(language: Language): Answers;
  render(host: HarnessHost): ReactNode;
}

/** An exposed module in all states worth looking at; the first is the default. */
export interface HarnessModule {
  id: RemoteModuleId;
  scenes: readonly [HarnessScene, ...HarnessScene[]];
}
