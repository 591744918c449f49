import { getClients } from '@portal/auth-store';
import { systemClock } from '@portal/clock';
import type { ReportSource } from '@portal/mfe-contract';
import { ReportLoader } from './report-loader';

export function createReportLoader(source: ReportSource): ReportLoader {
  const { main } = getClients();
  const access = source.kind === 'ticket' ? { ticket: source.ticket } : {};
  const id = source.interviewId;
  return new ReportLoader(
    {
      assessment: () => main.getAssessment(id, access),
      messages: () => main.listMessages(id, access),
      interview: () => main.getInterview(id, access),
      analyze: source.kind === 'ticket' ? null : (options) => main.analyzeInterview(id, options),
    },
    systemClock,
  );
}
