import { useT } from '@portal/i18n';
import { Button, Doorway } from '@portal/ui';
import styles from './Placeholder.module.css';

const TEXTS = {
  authentication: { title: 'placeholder.authTitle', text: 'placeholder.authText' },
  voice: { title: 'placeholder.voiceTitle', text: 'placeholder.voiceText' },
  lost: { title: 'placeholder.voiceTitle', text: 'placeholder.lostText' },
} as const;

/** §2.5: what stands here without a session or without a room. */
export function Placeholder({
  kind,
  onGoToChat,
}: {
  kind: keyof typeof TEXTS;
  onGoToChat: () => void;
}) {
  const t = useT('interview');
  return (
    <div className={styles.placeholder} role="status">
      <Doorway state="unlit" size={120} />
      <h1 className={styles.title}>{t(TEXTS[kind].title)}</h1>
      <p className={styles.text}>{t(TEXTS[kind].text)}</p>
      <Button variant="primary" size="lg" onClick={onGoToChat}>
        {t('placeholder.goToChat')}
      </Button>
    </div>
  );
}
