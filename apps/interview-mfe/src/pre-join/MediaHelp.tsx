import { useT } from '@portal/i18n';
import { Button, Notice } from '@portal/ui';
import { RotateCw } from 'lucide-react';
import { browserFamily } from '../devices/browser-family';
import type { MediaProblem } from '../devices/media-problem';

interface MediaHelpProps {
  kind: 'microphone' | 'camera';
  problem: MediaProblem;
  onTryAgain: () => void;
}

/** Why a device did not open, what to do about it in this browser, and that the interview is possible all the same. */
export function MediaHelp({ kind, problem, onTryAgain }: MediaHelpProps) {
  const t = useT('interview');
  const device = t(`devices.${kind}`);
  const help =
    problem === 'refused'
      ? t(`preJoin.help.refused.${browserFamily(navigator)}`, { device })
      : t(`preJoin.help.${problem}`, { device });
  return (
    <Notice
      tone="caution"
      title={t(`preJoin.problem.${problem}.${kind}`)}
      actions={
        <Button icon={<RotateCw size={16} aria-hidden="true" />} onClick={onTryAgain}>
          {t('common:tryAgain')}
        </Button>
      }
    >
      <p>{help}</p>
      <p>{t(`preJoin.allTheSame.${kind}`)}</p>
    </Notice>
  );
}
