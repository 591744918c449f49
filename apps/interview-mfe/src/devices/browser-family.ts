/** Browsers whose way of giving a permission back differs. `ios`: every browser there; `android`: Chrome there. */
export type BrowserFamily = 'chromium' | 'firefox' | 'safari' | 'ios' | 'android' | 'other';

/** For help texts alone, never to decide what can be done. iPads call themselves Macs; their touch screen tells them apart. */
export function browserFamily({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): BrowserFamily {
  if (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1))
    return 'ios';
  if (userAgent.includes('Firefox/')) return 'firefox';
  if (userAgent.includes('Android')) return 'android';
  if (/Chrome\/|Edg\//.test(userAgent)) return 'chromium';
  return userAgent.includes('Safari/') ? 'safari' : 'other';
}
