import { useFormatters, useT } from '@portal/i18n';
import type { Delivery } from '@portal/protocol';
import { BarChart, LineChart } from '@portal/ui';
import { Section } from '../Section';
import { CountBars } from './CountBars';
import styles from './Delivery.module.css';
import { Measure } from './Measure';
import { TalkRatio } from './TalkRatio';

/** Comfortable speaking pace (words per minute): the usual range for narration. */
const COMFORTABLE_PACE = { from: 120, to: 160 };

function Pace({ delivery }: { delivery: Delivery }) {
  const t = useT('report');
  const { number, list } = useFormatters();
  if (delivery.wordsPerMinute === null) return null;
  const untimed = delivery.paceByQuestion
    .filter((question) => question.wordsPerMinute === null)
    .map(({ questionIndex }) => t('questionShort', { number: questionIndex + 1 }));
  const points = delivery.paceByQuestion.flatMap(({ questionIndex, wordsPerMinute: pace }) =>
    pace === null
      ? []
      : [
          {
            label: t('questionShort', { number: questionIndex + 1 }),
            value: pace,
            display: number(pace, { maximumFractionDigits: 0 }),
          },
        ],
  );
  return (
    <Measure
      title={t('pace')}
      value={number(delivery.wordsPerMinute, { maximumFractionDigits: 0 })}
      unit={t('paceUnit')}
      foot={t('paceBand', COMFORTABLE_PACE)}
      band
    >
      {points.length > 0 && (
        <LineChart
          points={points}
          band={COMFORTABLE_PACE}
          labels={{
            caption: `${t('pace')}, ${t('paceUnit')}`,
            point: t('table.question'),
            value: t('paceUnit'),
          }}
        />
      )}
      {untimed.length > 0 && (
        <p className={styles.foot}>{t('paceUntimed', { questions: list(untimed) })}</p>
      )}
    </Measure>
  );
}

/**
 * Formats milliseconds as minutes and seconds, such as "3:42". Minutes have no leading zero, to
 * save space.
 */
const minutes = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1_000) % 60).padStart(2, '0')}`;

function LongestAnswer({ delivery: { longestAnswer, answerDurations } }: { delivery: Delivery }) {
  const t = useT('report');
  if (longestAnswer === null) return null;
  const points = answerDurations.map(({ questionIndex, durationMs }) => ({
    label: t('questionShort', { number: questionIndex + 1 }),
    value: durationMs,
    display: minutes(durationMs),
  }));
  const highlight = answerDurations.findIndex(
    ({ questionIndex }) => questionIndex === longestAnswer.questionIndex,
  );
  return (
    <Measure
      title={t('longest')}
      value={minutes(longestAnswer.durationMs)}
      unit={t('longestOn', { number: longestAnswer.questionIndex + 1 })}
      foot={t('answerLengths')}
    >
      {points.length > 0 && (
        <BarChart
          points={points}
          highlight={highlight}
          labels={{
            caption: t('answerLengths'),
            point: t('table.question'),
            value: t('table.length'),
          }}
        />
      )}
    </Measure>
  );
}

function Fillers({ words }: { words: Delivery['fillerWords'] }) {
  const t = useT('report');
  const { number } = useFormatters();
  const total = words.reduce((sum, { count }) => sum + count, 0);
  return (
    <Measure title={t('fillers')} value={number(total)} unit={t('fillersUnit', { count: total })}>
      {total === 0 ? (
        <p className={styles.quiet}>{t('fillersNone')}</p>
      ) : (
        <CountBars
          spoken
          caption={t('fillers')}
          headings={[t('table.word'), t('table.times')]}
          rows={words.map(({ word, count }) => ({ label: word, count }))}
        />
      )}
    </Measure>
  );
}

function Pauses({ pauses }: { pauses: Delivery['pauses'] }) {
  const t = useT('report');
  const { number } = useFormatters();
  if (pauses === null) return null;
  const rows = (['from1To2s', 'from2To4s', 'over4s'] as const).map((range) => ({
    label: t(`pause.${range}`),
    count: pauses[range],
  }));
  return (
    <Measure
      title={t('pauses')}
      value={number(rows.reduce((sum, { count }) => sum + count, 0))}
      unit={t('pausesUnit')}
    >
      <CountBars
        caption={t('pauses')}
        headings={[t('table.length'), t('table.times')]}
        rows={rows}
      />
    </Measure>
  );
}

/**
 * Shows how the spoken answers were delivered: pace, pauses, filler words and talk ratio. Typed
 * answers are not included.
 */
export function DeliverySection({ delivery }: { delivery: Delivery }) {
  const t = useT('report');
  const measured =
    delivery.wordsPerMinute !== null ||
    delivery.longestAnswer !== null ||
    delivery.pauses !== null ||
    delivery.talkRatio !== null;
  return (
    <Section name="delivery" note={measured ? t('deliveryNote') : undefined}>
      {measured ? (
        <div className={styles.measures}>
          <Pace delivery={delivery} />
          <LongestAnswer delivery={delivery} />
          <Fillers words={delivery.fillerWords} />
          <Pauses pauses={delivery.pauses} />
          {delivery.talkRatio !== null && <TalkRatio ratio={delivery.talkRatio} />}
        </div>
      ) : (
        <p className={styles.quiet}>{t('deliveryNone')}</p>
      )}
    </Section>
  );
}
