import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { UploadFlow, type UploadState } from './upload-flow';

/** One upload flow per mounted dialog. */
export function useUploadFlow(): [UploadState, UploadFlow] {
  const [flow] = useState(() => new UploadFlow());
  useEffect(() => () => flow.cancel(), [flow]);
  return [useStore(flow.store), flow];
}
