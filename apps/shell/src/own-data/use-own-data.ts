import { useState, type ComponentType } from 'react';
import type { OwnDataDialogProps } from './OwnDataDialog';

type Dialog = ComponentType<OwnDataDialogProps>;
type State =
  { name: 'closed' | 'loading' | 'failed' } | { name: 'open' | 'deleted'; Dialog: Dialog };

export interface OwnData {
  loading: boolean;
  failed: boolean;
  /** Null unless it is to be shown: to who is signed in, or was until the account was deleted here. */
  Dialog: Dialog | null;
  /** Resolves once the dialog is there, with false where its code could not be fetched. */
  open(): Promise<boolean>;
  markDeleted(): void;
  close(): void;
}

const loadDialog = () => import('./OwnDataDialog').then((module): Dialog => module.OwnDataDialog);

/** "Your data", whose code is fetched when somebody wants it. */
export function useOwnData(signedIn: boolean, load = loadDialog): OwnData {
  const [state, setState] = useState<State>({ name: 'closed' });
  // Who signs out by another way leaves it behind.
  if (!signedIn && state.name !== 'closed' && state.name !== 'deleted')
    setState({ name: 'closed' });
  return {
    loading: state.name === 'loading',
    failed: state.name === 'failed',
    Dialog: state.name === 'open' || state.name === 'deleted' ? state.Dialog : null,
    async open() {
      setState({ name: 'loading' });
      try {
        const Dialog = await load();
        setState({ name: 'open', Dialog });
        return true;
      } catch {
        setState({ name: 'failed' });
        return false;
      }
    },
    markDeleted: () => setState((now) => (now.name === 'open' ? { ...now, name: 'deleted' } : now)),
    close: () => setState({ name: 'closed' }),
  };
}
