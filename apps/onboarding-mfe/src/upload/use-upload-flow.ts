import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { UploadFlow, type UploadState } from './upload-flow';

/** Creates one upload flow for the mounted dialog and cancels it on unmount. */
export function useUploadFlow(): [UploadState, UploadFlow] {
  const [flow] = useState(() => new UploadFlow());
  useEffect(() => () => flow.cancel(), [flow]);
  return [useStore(flow.store), flow];
}
