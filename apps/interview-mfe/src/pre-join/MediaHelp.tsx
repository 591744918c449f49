import { useT } from '@portal/i18n';
import { Button, Notice } from '@portal/ui';
import { RotateCw } from 'lucide-react';
import type { MediaProblem } from '../devices/media-problem';

/** Browsers whose way of giving a permission back differs. `ios`: every browser there; `android`: Chrome there. */
export type BrowserFamily = 'chromium' | 'firefox' | 'safari' | 'ios' | 'android' | 'other';

/** For help texts alone, never to decide what can be done. iPads call themselves Macs; their touch screen tells them apart. */
export function browserFamily({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): BrowserFamily {
  if (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1))
    return 'ios';
  if (userAgent.includes('Firefox/')) return 'firefox';
  if (userAgent.includes('Android')) return 'android';
  if (/Chrome\/|Edg\//.test(userAgent)) return 'chromium';
  return userAgent.includes('Safari/') ? 'safari' : 'other';
}

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
