import { useEffect, useState, useSyncExternalStore } from 'react';
import { UploadFlow, type UploadState } from './upload-flow';

/** One upload flow for the life of a dialog. */
export function useUploadFlow(): [UploadState, UploadFlow] {
  const [flow] = useState(() => new UploadFlow());
  useEffect(() => () => flow.cancel(), [flow]);
  return [useSyncExternalStore(flow.subscribe, flow.getState), flow];
}
