import { useState, type ComponentType } from 'react';
import type { OwnDataDialogProps } from './OwnDataDialog';

type Dialog = ComponentType<OwnDataDialogProps>;
type State =
  { name: 'closed' | 'loading' | 'failed' } | { name: 'open' | 'deleted'; Dialog: Dialog };

export interface OwnData {
  loading: boolean;
  failed: boolean;
  /**
   * The dialog's component, or null while the dialog is closed. The dialog stays open after the
   * account has been deleted.
   */
  Dialog: Dialog | null;
  /** Resolves to true once the dialog is open, or to false if its code could not be fetched. */
  open(): Promise<boolean>;
  markDeleted(): void;
  close(): void;
}

const loadDialog = () => import('./OwnDataDialog').then((module): Dialog => module.OwnDataDialog);

/** Manages the "Your data" dialog, whose code is loaded on demand. */
export function useOwnData(signedIn: boolean, load = loadDialog): OwnData {
  const [state, setState] = useState<State>({ name: 'closed' });
  // Close the dialog if the user signs out in another tab.
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
