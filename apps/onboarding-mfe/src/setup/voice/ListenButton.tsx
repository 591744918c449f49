import { useT } from '@portal/i18n';
import type { Voice } from '@portal/protocol';
import { classNames, IconButton } from '@portal/ui';
import { Square, Volume2 } from 'lucide-react';
import type { Listening } from './use-listen';
import styles from './VoiceFields.module.css';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Plays a sentence in a voice, or stops it. */
export function ListenButton({
  voice,
  listening,
  disabled,
  framed = false,
}: {
  voice: Voice;
  listening: Listening;
  disabled: boolean;
  /** Whether the button has an edge, beside a field that has one. */
  framed?: boolean;
}) {
  const t = useT('setup');
  const plays = listening.voice === voice;
  return (
    <IconButton
      label={t(plays ? 'voice.stop' : 'voice.listen', { voice: t(`common:voices.${voice}`) })}
      icon={plays ? <Square {...ICON} /> : <Volume2 {...ICON} />}
      className={classNames(framed && styles.framed, plays && styles.playing)}
      disabled={disabled}
      onClick={() => listening.toggle(voice)}
    />
  );
}
