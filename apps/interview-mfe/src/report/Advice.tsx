import { useT } from '@portal/i18n';
import type { Assessment } from '@portal/protocol';
import { textDirection } from '../transcript/direction';
import styles from './Advice.module.css';
import { Quote } from './Quote';
import { Section } from './Section';

interface AdviceProps extends Pick<Assessment, 'advice' | 'language'> {
  onShowMessage: (messageId: string) => void;
}

/** Shows what a language model advises, each sentence with the words that it is about. */
export function Advice({ advice = [], language, onShowMessage }: AdviceProps) {
  const t = useT('report');
  if (advice.length === 0) return null;
  return (
    <Section name="advice" note={t('adviceNote')}>
      <ul>
        {advice.map(({ text, evidence }, index) => (
          <li key={index} className={styles.advice}>
            <p className={styles.text} lang={language} dir={textDirection(text, language)}>
              {text}
            </p>
            <Quote
              evidence={evidence}
              language={language}
              onShow={() => onShowMessage(evidence.messageId)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
