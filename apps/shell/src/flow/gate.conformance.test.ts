import { credentials, gate, ok, setUp } from './testing/flow-stage';

it('§4.27 Onboarding: closing a modal clears the retained credentials', async () => {
  for (const step of ['resume', 'job-description'] as const) {
    const { flow, login } = setUp({ outcomes: [ok, ok] });
    flow.dispatch({ type: 'gateOpened', gate: gate(step) });
    flow.dispatch({ type: 'gateClosed' });
    expect(JSON.stringify(flow.store.getState())).not.toContain(credentials.password);
    await flow.handleUploaded();
    await flow.handleTokenEnded();
    expect(login).not.toHaveBeenCalled();
  }
});
