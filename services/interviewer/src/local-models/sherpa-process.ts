/**
 * Main script of the process that runs one model. A separate process is used because a broken model
 * file makes sherpa-onnx exit, and because the model would block the interview's event loop.
 */
import type { FromSherpa, SherpaLoad, ToSherpa } from './sherpa-messages';
import { sherpaConfig, speaks } from './sherpa-config';
import { type PieceRecognizer, StreamedPieces, WholePieces } from './sherpa-stt';
import { loadSherpaOnnx } from './sherpa-onnx';
import { SentenceTts } from './sherpa-tts';

type Loaded = { is: 'stt'; pieces: PieceRecognizer } | { is: 'tts'; voice: SentenceTts };

const tell = (message: FromSherpa): void => {
  if (process.connected) process.send?.(message);
};

async function load(order: SherpaLoad): Promise<Loaded> {
  const sherpa = loadSherpaOnnx();
  const config = sherpaConfig(order);
  if (speaks(order.engine)) {
    const voice = new SentenceTts(await sherpa.OfflineTts.createAsync(config));
    tell({ is: 'ready', sampleRate: voice.sampleRate });
    return { is: 'tts', voice };
  }
  const pieces =
    order.engine.is === 'zipformer'
      ? new StreamedPieces(new sherpa.OnlineRecognizer(config), (text) =>
          tell({ is: 'partial', text }),
        )
      : new WholePieces(await sherpa.OfflineRecognizer.createAsync(config));
  tell({ is: 'ready', sampleRate: null });
  return { is: 'stt', pieces };
}

function answer(id: number, work: Promise<FromSherpa>): void {
  work.then(tell, (error: unknown) => tell({ is: 'error', id, reason: String(error) }));
}

function obey(loaded: Loaded, message: ToSherpa): void {
  if (loaded.is === 'tts') {
    if (message.is === 'say')
      answer(
        message.id,
        loaded.voice.say(message).then((samples) => ({ is: 'said', id: message.id, samples })),
      );
    if (message.is === 'stop') loaded.voice.stop(message.id);
    return;
  }
  if (message.is === 'begin') loaded.pieces.begin();
  if (message.is === 'accept') loaded.pieces.accept(message.samples);
  if (message.is === 'finish')
    answer(
      message.id,
      loaded.pieces.finish().then((text) => ({ is: 'heard', id: message.id, text })),
    );
}

let loading: Promise<Loaded> | null = null;
process.on('message', (message: ToSherpa) => {
  if (message.is === 'load') {
    loading = load(message);
    loading.catch((error: unknown) =>
      tell({ is: 'failed', reason: error instanceof Error ? error.message : String(error) }),
    );
    return;
  }
  loading?.then(
    (loaded) => obey(loaded, message),
    () => undefined,
  );
});
// Exit when the interview process that started this one is gone.
process.on('disconnect', () => process.exit(0));
