"""Speech recognition with PocketSphinx over pipes.

In (stdin), frames of one byte kind, four bytes little-endian length, payload:
  S  starts an utterance     payload: none
  A  audio                   payload: signed 16-bit little-endian samples, 16 kHz, one channel
  E  ends the utterance      payload: none
Out (stdout), one JSON object per line:
  {"type": "ready"}
  {"type": "partial", "text": "...", "sentenceEnd": -1.2}   the utterance so far, on each change
  {"type": "final", "text": "...", "confidence": 0.0-1.0, "sentenceEnd": -1.2,
   "endings": {"it": 0.6, "about": 0.4}}                    once per utterance
sentenceEnd: log10 of the language model's probability that a sentence ends after the last two
words; null without words.
endings: last words of the best hypotheses, with their shares.
Exits when stdin ends.
"""

import json
import math
import struct
import sys
from collections import Counter
from itertools import islice

from pocketsphinx import Decoder

# Audio between two partial results: 200 ms.
PARTIAL_EVERY_BYTES = 16000 * 2 // 5


def put(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def read_exactly(stream, size):
    data = stream.read(size)
    return data if data is not None and len(data) == size else None


def words(decoder):
    """Words of the best path with their posteriors (0-1), without silences and noises."""
    spoken = []
    for segment in decoder.seg() or []:
        word = segment.word.split("(")[0]
        if not word.startswith(("<", "[", "+")):
            spoken.append((word, segment.prob))
    return spoken


def confidence(spoken):
    """Mean posterior of the words, which approximates the share of correct words."""
    return sum(min(p, 1.0) for _, p in spoken) / len(spoken) if spoken else 0.0


# Base of the language model's logarithms (`logbase` of PocketSphinx).
LOG_BASE = math.log10(1.0001)


def sentence_end(model, spoken):
    """log10 of the probability that a sentence ends after these words, by the trigram model."""
    if not spoken:
        return None
    history = [word for word, _ in spoken[-2:]] if len(spoken) > 1 else ["<s>", spoken[0][0]]
    # The model expects the newest word first.
    return round(model.prob(["</s>", *reversed(history)]) * LOG_BASE, 3)


# Number of hypotheses to compare for `endings`; finding them takes 1-3 ms.
READINGS = 25


def endings(decoder):
    """Last words of the best hypotheses with their shares.

    Short words are often misrecognised, and they matter most for whether a sentence continues.
    """
    last = Counter()
    for reading in islice(decoder.nbest() or [], READINGS):
        # Without speech there is a single empty hypothesis.
        spoken = [word.split("(")[0] for word in (reading.hypstr if reading else "").split() if not word.startswith(("<", "[", "+"))]
        if spoken:
            last[spoken[-1]] += 1
    readings = sum(last.values())
    return {word: round(count / readings, 2) for word, count in last.items()}


def main():
    # Skip the second pass: the words come sooner after the end, with hardly more errors.
    # At most 3000 states per frame: a third less work, the same errors (bench/endpointing).
    decoder = Decoder(samprate=16000, fwdflat=False, maxhmmpf=3000, loglevel="FATAL")
    model = decoder.get_lm()
    stdin = sys.stdin.buffer
    put({"type": "ready"})
    heard = 0
    said = ""
    open_utterance = False
    while (head := read_exactly(stdin, 5)) is not None:
        kind, size = chr(head[0]), struct.unpack("<I", head[1:])[0]
        payload = read_exactly(stdin, size) if size else b""
        if payload is None:
            return
        if kind == "S" and not open_utterance:
            decoder.start_utt()
            open_utterance, heard, said = True, 0, ""
        elif kind == "A" and open_utterance:
            decoder.process_raw(payload)
            heard += size
            if heard >= PARTIAL_EVERY_BYTES:
                heard = 0
                spoken = words(decoder)
                text = " ".join(word for word, _ in spoken)
                if text != said:
                    said = text
                    put({"type": "partial", "text": text, "sentenceEnd": sentence_end(model, spoken)})
        elif kind == "E" and open_utterance:
            decoder.end_utt()
            open_utterance = False
            spoken = words(decoder)
            put({
                "type": "final", "text": " ".join(word for word, _ in spoken), "confidence": round(confidence(spoken), 3),
                "sentenceEnd": sentence_end(model, spoken), "endings": endings(decoder),
            })


if __name__ == "__main__":
    main()
