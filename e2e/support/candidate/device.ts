/**
 * Devices that candidates use. Each journey picks a device and a theme; together, the journeys
 * cover all of them.
 */
export const DESKTOP = { viewport: { width: 1440, height: 900 }, hasTouch: false } as const;
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;
