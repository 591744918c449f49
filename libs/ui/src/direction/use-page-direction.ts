import { useSyncExternalStore } from 'react';

type Direction = 'ltr' | 'rtl';

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

const read = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** The direction that the page's text runs in, for components that hear arrow keys. */
export const usePageDirection = (): Direction => useSyncExternalStore(subscribe, read);
