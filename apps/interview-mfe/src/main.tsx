import { startHarness } from '@portal/testing/remote-harness';
import { liveInterview } from './harness/live-interview';
import { preJoin } from './harness/pre-join';
import { report } from './harness/report';

void startHarness({
  namespaces: ['interview', 'report', 'report-text'],
  modules: [liveInterview, preJoin, report],
});
