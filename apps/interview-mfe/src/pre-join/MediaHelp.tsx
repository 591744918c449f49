import { useT } from '@portal/i18n';
import { Button, Notice } from '@portal/ui';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { MediaProblem } from '../devices/media-problem';

/**
 * Browsers, grouped by how the user can re-enable a blocked permission. `ios` is any browser on
 * iOS; `android` is any browser on Android except Firefox.
 */
export type BrowserFamily = 'chromium' | 'firefox' | 'safari' | 'ios' | 'android' | 'other';

/**
 * Guesses the browser from the user agent. Use this only to choose help messages, never for feature
 * detection. iPads identify themselves as Macs, so they are recognized by their touch screen.
 */
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

/**
 * Explains why a device failed and how to fix the problem in this browser, and says that the
 * interview works without the device.
 */
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
