/** What a candidate sits at. Each journey says which, and in which theme, so that together they are held on all. */
export const DESKTOP = { viewport: { width: 1440, height: 900 }, hasTouch: false } as const;
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;
