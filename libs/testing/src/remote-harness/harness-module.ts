import type { Answers } from '../fake-servers';
import type { RemoteModuleId, TopBarSlots } from '@portal/mfe-contract';
import type { Language, RoomData } from '@portal/protocol';
import type { ReactNode } from 'react';

/** What stands in for the host while a scene is drawn. */
export interface HarnessHost {
  /** Shows that the screen called one of the host's props: its name, and what it was given. */
  told(prop: string, ...given: unknown[]): void;
  topBar: TopBarSlots;
}

/** One state of a screen, to be looked at alone. */
export interface HarnessScene {
  /** As the harness lists it, and in the address: `?scene=<name>`. */
  name: string;
  /** Who is there when it is opened. Default: somebody who is signed in. */
  session?: 'signed-in' | 'signed-out' | { room: RoomData };
  /** In place of the usual answers of the fake servers. */
  answers?(language: Language): Answers;
  render(host: HarnessHost): ReactNode;
}

/** A module that the remote exposes, in all states worth looking at; the first is shown first. */
export interface HarnessModule {
  id: RemoteModuleId;
  scenes: readonly [HarnessScene, ...HarnessScene[]];
}
