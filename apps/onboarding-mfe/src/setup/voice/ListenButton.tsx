import { useT } from '@portal/i18n';
import type { Voice } from '@portal/protocol';
import { Button, classNames, IconButton } from '@portal/ui';
import Square from 'lucide-react/icons/square';
import Volume2 from 'lucide-react/icons/volume-2';
import type { Listening } from './use-listen';
import styles from './VoiceFields.module.css';

interface ListenProps {
  voice: Voice;
  listening: Listening;
  disabled: boolean;
}

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Plays a sentence in a voice, or stops it. */
export function ListenButton({ voice, listening, disabled }: ListenProps) {
  const t = useT('setup');
  const plays = listening.voice === voice;
  return (
    <Button
      variant="quiet"
      icon={plays ? <Square {...ICON} /> : <Volume2 {...ICON} />}
      className={classNames(styles.listen, plays && styles.playing)}
      disabled={disabled}
      aria-label={useLabel(voice, plays)}
      onClick={() => listening.toggle(voice)}
    >
      {t(plays ? 'voice.stop' : 'voice.listen')}
    </Button>
  );
}

/** The same beside the list box, where there is no room for a word. */
export function ListenIcon({ voice, listening, disabled }: ListenProps) {
  const plays = listening.voice === voice;
  return (
    <IconButton
      label={useLabel(voice, plays)}
      icon={plays ? <Square {...ICON} /> : <Volume2 {...ICON} />}
      className={classNames(styles.framed, plays && styles.playing)}
      disabled={disabled}
      onClick={() => listening.toggle(voice)}
    />
  );
}

function useLabel(voice: Voice, plays: boolean): string {
  const t = useT('setup');
  return t(plays ? 'voice.stopOf' : 'voice.listenTo', { voice: t(`common:voices.${voice}`) });
}
