import { setLanguage, useDirection, useLanguage } from '@portal/i18n';
import type { ReportSource, TopBarSlots } from '@portal/mfe-contract';
import { LANGUAGES, type Language } from '@portal/protocol';
import { ABOVE_DIALOGS_ATTRIBUTE, Direction, Logo, Select } from '@portal/ui';
import { useState } from 'react';
import { LiveInterviewView } from '../live/LiveInterview';
import { PreJoinView } from '../pre-join/PreJoin';
import { ReportView } from '../report/Report';
import { INTERVIEW_ID } from './demo-interview';
import { createDemoReport } from './demo-report';
import { createDemoPreJoin } from './demo-pre-join';
import { createDemoRoom, createRealRoom } from './demo-room';

export interface HarnessProps {
  /** `room`, `pre-join`, `placeholder`, `report` or `report-ticket`. */
  view: string;
  /** The moment at which the room or the report holds still. */
  scene: string;
}

const REPORT_SOURCES: Record<string, ReportSource> = {
  report: { kind: 'session', interviewId: INTERVIEW_ID },
  'report-ticket': { kind: 'ticket', interviewId: INTERVIEW_ID, ticket: 'demo' },
};

/** This remote alone: its screens over a room and a report in memory, below a bar like the host's. */
export function Harness({ view, scene }: HarnessProps) {
  const language = useLanguage();
  const [slots, setSlots] = useState<TopBarSlots>({ start: null, end: null });
  const [createRoom] = useState(() => () => (scene === 'real' ? createRealRoom() : createDemoRoom(scene)));
  const [createPreJoin] = useState(() => () => createDemoPreJoin(scene));
  const [createReport] = useState(() => () => createDemoReport(scene, { ticket: view === 'report-ticket' }));
  const fill = (place: keyof TopBarSlots) => (element: HTMLElement | null) => setSlots((now) => (now[place] === element ? now : { ...now, [place]: element }));
  const [start] = useState(() => fill('start'));
  const [end] = useState(() => fill('end'));
  const ignore = () => undefined;
  const reportSource = REPORT_SOURCES[view];
  return (
    <Direction dir={useDirection()}>
      <header {...{ [ABOVE_DIALOGS_ATTRIBUTE]: '' }} style={{ position: 'sticky', insetBlockStart: 0, zIndex: 50, display: 'flex', alignItems: 'center', gap: 12, blockSize: 'var(--topbar-h)', paddingInline: 'var(--s6)', background: 'var(--canvas)', borderBlockEnd: '1px solid var(--line)' }}>
        <Logo />
        <div ref={start} style={{ display: 'flex', alignItems: 'baseline', gap: 16, minInlineSize: 0, overflow: 'hidden' }} />
        <span style={{ marginInlineStart: 'auto' }}>
          <Select look="bar" label="Language" value={language} onValueChange={(next) => void setLanguage(next as Language)} options={LANGUAGES.map((value) => ({ value, label: value }))} />
        </span>
        <div ref={end} style={{ display: 'flex', gap: 8 }} />
      </header>
      <main>
        {view === 'pre-join' ? <PreJoinView createSession={createPreJoin} onJoin={ignore} onBack={ignore} /> : reportSource
          ? <ReportView source={reportSource} onClose={ignore} createLoader={createReport} />
          : <LiveInterviewView interviewId={view === 'placeholder' ? null : INTERVIEW_ID} topBar={slots} createSession={createRoom} onConnected={ignore} onConnectFailed={ignore} onLeft={ignore} onGoToChat={ignore} />}
      </main>
    </Direction>
  );
}
