import { useAuth } from '@portal/auth-store';
import { useDirection, useT } from '@portal/i18n';
import type { Assessment, InterviewSummary } from '@portal/protocol';
import { Button } from '@portal/ui';
import Share2 from 'lucide-react/icons/share-2';
import { useMemo, useState } from 'react';
import { textDirection } from '../../transcript/direction';
import type { Strength } from '../coaching';
import { useReportTitle } from '../use-report-title';
import { isShareable, riseSince, type Card } from './card';
import { ShareDialog } from './ShareDialog';

const MARKS = { ltr: ['“', '”'], rtl: ['«', '»'] } as const;

interface ShareButtonProps {
  assessment: Assessment;
  interview: InterviewSummary | null;
  strength: Strength | null;
  /** See `ReportContentProps.readScored`. */
  readScored: () => Promise<InterviewSummary[]>;
}

/** Opens the card that a score can be shared with. There is none without a score. */
export function ShareButton({ assessment, interview, strength, readScored }: ShareButtonProps) {
  const t = useT('report');
  const direction = useDirection();
  const [isOpen, setOpen] = useState(false);
  const [scored, setScored] = useState<InterviewSummary[] | null>(null);
  const { day } = useReportTitle(assessment, interview);
  const firstName = useAuth((state) => state.firstName);
  const lastName = useAuth((state) => state.lastName);
  const { language } = assessment;
  const { score } = assessment.overall;
  const card = useMemo((): Card | null => {
    if (score === null) return null;
    const names = [firstName, lastName, interview?.companyName ?? null];
    const text = strength?.evidence.quote ?? '';
    const quoteDirection = textDirection(text, language);
    const points = scored && interview && riseSince(scored, interview, score);
    return {
      direction,
      score: Math.round(score),
      outOf: t('of100'),
      rise: points === null ? null : t('share.rise', { count: points }),
      kind: t('share.kind'),
      role: interview?.jobTitle ?? null,
      quote:
        text !== '' && isShareable(text, names)
          ? { text, direction: quoteDirection, marks: MARKS[quoteDirection] }
          : null,
      day,
      product: t('common:productName'),
    };
  }, [t, direction, score, strength, interview, scored, language, day, firstName, lastName]);
  if (card === null) return null;
  // Who is logged out, as after an interview, decides for themselves whether the quote has names.
  const knowsNames = firstName !== null && interview !== null;
  const open = () => {
    setOpen(true);
    void readScored().then(setScored);
  };
  return (
    <>
      <Button icon={<Share2 size={18} strokeWidth={1.75} aria-hidden="true" />} onClick={open}>
        {t('share.action')}
      </Button>
      {isOpen && <ShareDialog card={card} mayQuote={knowsNames} onClose={() => setOpen(false)} />}
    </>
  );
}
