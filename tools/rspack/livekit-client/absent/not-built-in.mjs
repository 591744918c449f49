/** Whoever begins to use a part that the build leaves out is told so at once. @throws {Error} always */
export function notBuiltIn(part) {
  throw new Error(`LiveKit's client is built without ${part}: see docs/adr/0017`);
}
