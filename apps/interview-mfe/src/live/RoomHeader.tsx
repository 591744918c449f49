import { useT } from '@portal/i18n';
import type { TopBarSlots } from '@portal/mfe-contract';
import type { InterviewSummary } from '@portal/protocol';
import { Button, IconButton } from '@portal/ui';
import PanelRightClose from 'lucide-react/icons/panel-right-close';
import PanelRightOpen from 'lucide-react/icons/panel-right-open';
import ScrollText from 'lucide-react/icons/scroll-text';
import { useCallback, useSyncExternalStore, type Ref } from 'react';
import { createPortal } from 'react-dom';
import styles from './RoomHeader.module.css';

/** At this width and below, the transcript toggle shows only its icon. */
const PHONE = '(max-width: 720px)';

/** Returns whether a media query matches, and re-renders when the result changes. */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

interface RoomHeaderProps {
  interview: InterviewSummary | null;
  transcriptOpen: boolean;
  onToggleTranscript: () => void;
  onLeave: () => void;
  /** Whether the interview is over, so that nothing is left to press. */
  over: boolean;
  /** Keyboard shortcut for the transcript toggle. */
  toggleKey: string | undefined;
  /** The transcript toggle, which receives focus when the panel closes. */
  toggleRef: Ref<HTMLButtonElement>;
  /** The host's top bar slots. If undefined, the room renders its own bar. */
  topBar: TopBarSlots | undefined;
}

/**
 * Fills the top bar: the title goes at the start, and the transcript toggle and leave button go at
 * the end.
 */
export function RoomHeader({
  interview,
  transcriptOpen,
  onToggleTranscript,
  onLeave,
  over,
  toggleKey,
  toggleRef,
  topBar,
}: RoomHeaderProps) {
  const t = useT('interview');
  const Panel = transcriptOpen ? PanelRightClose : PanelRightOpen;
  const narrow = useMediaQuery(PHONE);
  const toggle = {
    ref: toggleRef,
    'aria-expanded': transcriptOpen,
    'aria-keyshortcuts': toggleKey,
    'data-runtime': 'button:transcript',
    disabled: over,
    onClick: onToggleTranscript,
  };
  const toggleLabel = t(transcriptOpen ? 'hideTranscript' : 'viewTranscript');
  const start = (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      {interview && (
        <p className={styles.job}>
          {interview.companyName ? (
            t('jobTitle', { title: interview.jobTitle, company: interview.companyName })
          ) : (
            <bdi>{interview.jobTitle}</bdi>
          )}
        </p>
      )}
    </>
  );
  const end = (
    <>
      {narrow ? (
        <IconButton
          {...toggle}
          className={styles.toggle}
          label={toggleLabel}
          icon={<ScrollText size={20} strokeWidth={1.75} aria-hidden="true" />}
        />
      ) : (
        <Button
          {...toggle}
          icon={
            <Panel className={styles.panelIcon} size={18} strokeWidth={1.75} aria-hidden="true" />
          }
        >
          {toggleLabel}
        </Button>
      )}
      <Button
        variant="danger-outline"
        className={styles.leave}
        data-runtime="button:leave"
        disabled={over}
        onClick={onLeave}
      >
        {t('leaveInterview')}
      </Button>
    </>
  );
  if (!topBar)
    return (
      <header className={styles.header}>
        {start}
        <div className={styles.actions}>{end}</div>
      </header>
    );
  return (
    <>
      {topBar.start && createPortal(start, topBar.start)}
      {topBar.end && createPortal(end, topBar.end)}
    </>
  );
}
