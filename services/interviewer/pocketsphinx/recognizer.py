"""Speech recogniser on PocketSphinx, spoken to over pipes.

In (stdin), frames of one byte kind, four bytes little-endian length, payload:
  S  an utterance begins     payload: none
  A  audio                   payload: signed 16-bit little-endian samples, 16 kHz, one channel
  E  the utterance is over   payload: none
Out (stdout), one JSON object a line:
  {"type": "ready"}
  {"type": "partial", "text": "..."}                      the utterance so far, when it changed
  {"type": "final", "text": "...", "confidence": 0.0-1.0}  once for each utterance
Ends when stdin ends.
"""

import json
import struct
import sys

from pocketsphinx import Decoder

# Samples between two partials: 200 ms.
PARTIAL_EVERY_BYTES = 16000 * 2 // 5


def put(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def read_exactly(stream, size):
    data = stream.read(size)
    return data if data is not None and len(data) == size else None


def words(decoder):
    """Words of the best path with the posterior of each (0-1), without silences and noises."""
    spoken = []
    for segment in decoder.seg() or []:
        word = segment.word.split("(")[0]
        if not word.startswith(("<", "[", "+")):
            spoken.append((word, segment.prob))
    return spoken


def confidence(spoken):
    """Mean of the words' posteriors: about the share of words that are right."""
    return sum(min(p, 1.0) for _, p in spoken) / len(spoken) if spoken else 0.0


def main():
    # Without the second pass over the whole utterance the words are there at once after its end, at hardly more errors.
    decoder = Decoder(samprate=16000, fwdflat=False, loglevel="FATAL")
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
                hypothesis = decoder.hyp()
                text = hypothesis.hypstr if hypothesis else ""
                if text != said:
                    said = text
                    put({"type": "partial", "text": text})
        elif kind == "E" and open_utterance:
            decoder.end_utt()
            open_utterance = False
            spoken = words(decoder)
            put({"type": "final", "text": " ".join(word for word, _ in spoken), "confidence": round(confidence(spoken), 3)})


if __name__ == "__main__":
    main()
