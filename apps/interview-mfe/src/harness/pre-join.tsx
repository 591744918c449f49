import type { HarnessModule, HarnessScene } from '@portal/remote-harness';
import { PreJoinView } from '../pre-join/PreJoin';
import { createDemoPreJoin, type Devices } from './demo-pre-join';

function scene(name: Devices): HarnessScene {
  const createSession = () => createDemoPreJoin(name);
  return {
    name,
    render: ({ told }) => (
      <PreJoinView
        createSession={createSession}
        onJoin={() => told('onJoin')}
        onBack={() => told('onBack')}
      />
    ),
  };
}

export const preJoin: HarnessModule = {
  id: 'interview/PreJoin',
  scenes: [
    scene('own devices'),
    scene('microphone permitted'),
    scene('refused'),
    scene('missing'),
    scene('busy'),
    scene('poor connection'),
    scene('no connection'),
  ],
};
