/**
 * Ends the session on the person's own wish (§4: state and storage are cleared). What the tab keeps through reloads, such as drafts
 * and the way to the feedback of an interview just left, goes with it: the next person at this screen is somebody else.
 */
export function logOut(
  session: { logout(): Promise<void> },
  tabStorage: () => Pick<Storage, 'clear'>,
): void {
  // First the state: a screen that is still there must not write its own back.
  void session.logout();
  try {
    tabStorage().clear();
  } catch {
    // Storage that is forbidden holds nothing.
  }
}
