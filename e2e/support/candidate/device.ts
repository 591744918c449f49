/** The candidate's device. Each journey picks one and a theme, so that together they cover all. */
export const DESKTOP = { viewport: { width: 1440, height: 900 }, hasTouch: false } as const;
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;
