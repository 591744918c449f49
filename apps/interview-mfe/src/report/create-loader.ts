import { getClients } from '@portal/auth-store';
import type { ReportSource } from '@portal/mfe-contract';
import { systemClock } from '../room/clock';
import { ReportLoader } from './report-loader';

/** As many as the server lists at once; an older interview's report has no job title. */
const LIST_LIMIT = 100;

export function createReportLoader(source: ReportSource): ReportLoader {
  const { main } = getClients();
  const access = source.kind === 'ticket' ? { ticket: source.ticket } : {};
  const id = source.interviewId;
  return new ReportLoader({
    assessment: () => main.getAssessment(id, access),
    messages: () => main.listMessages(id, access),
    interview: async () => source.kind === 'ticket' ? null : (await main.listInterviews({ limit: LIST_LIMIT })).find((interview) => interview.id === id) ?? null,
    analyze: source.kind === 'ticket' ? null : (options) => main.analyzeInterview(id, options),
  }, systemClock);
}
