import { useT } from '@portal/i18n';
import { Button, Checkbox, Dialog, Notice, saveFile } from '@portal/ui';
import Download from 'lucide-react/icons/download';
import Share2 from 'lucide-react/icons/share-2';
import { useEffect, useMemo, useState } from 'react';
import type { Card } from './card';
import { drawCard, loadCardFonts, type CardFonts } from './draw-card';
import styles from './ShareDialog.module.css';

const FILE_NAME = 'interview-score.png';

const fontsOfPage = (): CardFonts => {
  const style = getComputedStyle(document.documentElement);
  return {
    ui: style.getPropertyValue('--font-ui').trim(),
    voice: style.getPropertyValue('--font-voice').trim(),
  };
};

const imageOf = (canvas: HTMLCanvasElement): Promise<File> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], FILE_NAME, { type: 'image/png' }));
      else reject(new Error('The image could not be made'));
    }, 'image/png');
  });

const canShare = (image: File): boolean => navigator.canShare?.({ files: [image] }) ?? false;

interface CardImage {
  file: File;
  url: string;
}

/** Draws the card as an image, which is null until it is made. */
function useCardImage(card: Card): { image: CardImage | null; failed: boolean } {
  const [made, setMade] = useState<{ card: Card; image: CardImage | null } | null>(null);
  useEffect(() => {
    let isWanted = true;
    let url: string | null = null;
    const draw = async () => {
      const fonts = fontsOfPage();
      await loadCardFonts(card, fonts);
      const file = await imageOf(drawCard(card, fonts));
      if (!isWanted) return;
      url = URL.createObjectURL(file);
      setMade({ card, image: { file, url } });
    };
    draw().catch(() => {
      if (isWanted) setMade({ card, image: null });
    });
    return () => {
      isWanted = false;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [card]);
  const drawn = made?.card === card ? made : null;
  return { image: drawn?.image ?? null, failed: drawn !== null && drawn.image === null };
}

/** Shows the card, to save it as an image or to share it where the browser can. */
export function ShareDialog({
  card: full,
  mayQuote,
  onClose,
}: {
  card: Card;
  /** Whether the quote stands on the card at first. */
  mayQuote: boolean;
  onClose: () => void;
}) {
  const t = useT('report');
  const [isQuoted, setQuoted] = useState(mayQuote);
  const card = useMemo(() => (isQuoted ? full : { ...full, quote: null }), [full, isQuoted]);
  const { image, failed } = useCardImage(card);
  const [notShared, setNotShared] = useState(false);
  const { score, rise, role, quote, day } = card;
  const alternative = [
    role === null
      ? t('share.alternativeNoRole', { score, day })
      : t('share.alternative', { score, role, day }),
    rise === null ? null : t('share.alternativeRise', { rise }),
    quote && t('share.alternativeQuote', { quote: quote.text }),
  ]
    .filter(Boolean)
    .join(' ');
  const share = async (file: File) => {
    setNotShared(false);
    try {
      await navigator.share({ files: [file] });
    } catch (error) {
      // Whoever closes the device's dialog has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setNotShared(true);
    }
  };
  const mayShare = image !== null && canShare(image.file);
  return (
    <Dialog
      title={t('share.title')}
      description={t('share.private')}
      onClose={onClose}
      closeLabel={t('common:close')}
      actions={
        failed ? undefined : (
          <>
            <Button
              variant={mayShare ? 'secondary' : 'primary'}
              busy={image === null}
              icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => image && saveFile(image.file, FILE_NAME)}
            >
              {t('share.save')}
            </Button>
            {mayShare && (
              <Button
                variant="primary"
                icon={<Share2 size={18} strokeWidth={1.75} aria-hidden="true" />}
                onClick={() => void share(image.file)}
              >
                {t('share.action')}
              </Button>
            )}
          </>
        )
      }
    >
      {failed ? (
        <Notice tone="error">{t('share.failed')}</Notice>
      ) : (
        <figure className={styles.figure}>
          <div className={styles.card}>{image && <img src={image.url} alt={alternative} />}</div>
          <figcaption className={styles.caption} aria-hidden="true">
            {alternative}
          </figcaption>
          {full.quote !== null && (
            <label className={styles.choice}>
              <Checkbox checked={isQuoted} onChange={({ target }) => setQuoted(target.checked)} />
              {t('share.withQuote')}
            </label>
          )}
        </figure>
      )}
      {notShared && <Notice tone="error">{t('share.notShared')}</Notice>}
    </Dialog>
  );
}
