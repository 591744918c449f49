"""Recognizes speech with PocketSphinx, over stdin and stdout.

Frames on stdin: one byte for the kind, the payload's length (four bytes, little-endian), payload:
  S  starts an utterance     payload: none
  A  audio                   payload: signed 16-bit little-endian samples, 16 kHz, mono
  E  ends the utterance      payload: none
  V  phrases to expect       payload: JSON, see `adaptation.chosen`
  P  their pronunciations    payload: JSON, {"piece": ["P IY S"]}
On stdout, one JSON object per line:
  {"type": "ready"}
  {"type": "unknown", "pieces": ["Kafka"]}                 asks for pronunciations, once per V
  {"type": "adapted", "phrases": 300}                      expects the phrases from now on
  {"type": "not_adapted", "reason": "RuntimeError"}        hears as before
  {"type": "partial", "text": "...", "sentenceEnd": -1.2}   the utterance so far, when it changes
  {"type": "final", "text": "...", "confidence": 0.0-1.0, "sentenceEnd": -1.2,
   "endings": {"it": 0.6, "about": 0.4},
   "words": [["said", 0.93]]}                               once per utterance
sentenceEnd: log10 of the language model's probability that a sentence ends after the last two
words; null if there are no words.
endings: the last words of the best hypotheses, each with the share of hypotheses that end in it.
words: the words of the text, each with its posterior probability.
Exits when stdin is closed.
"""

import json
import struct
import sys
from collections import Counter
from itertools import islice

from pocketsphinx import Decoder

from adaptation import LOG_BASE, adapt, chosen, unknown_pieces

# Amount of audio to decode between partial results, in bytes (200 ms).
PARTIAL_EVERY_BYTES = 16000 * 2 // 5


def put(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def read_exactly(stream, size):
    data = stream.read(size)
    return data if data is not None and len(data) == size else None


def is_word(word):
    """Whether this is a word, and not silence or noise."""
    return not word.startswith(("<", "[", "+"))


def words(decoder, shown):
    """Returns the words on the best path with their posterior probabilities (0-1), leaving out
    silence and noise. An added phrase gives all of its words.
    """
    spoken = []
    for segment in decoder.seg() or []:
        word = segment.word.split("(")[0]
        if is_word(word):
            spoken += [(part, segment.prob) for part in shown.get(word, word).split()]
    return spoken


def confidence(spoken):
    """Returns the mean posterior probability of the words, an estimate of the share of correct
    words.
    """
    return sum(min(p, 1.0) for _, p in spoken) / len(spoken) if spoken else 0.0


def sentence_end(model, spoken):
    """Returns log10 of the probability that a sentence ends after these words, according to the
    trigram model.
    """
    if not spoken:
        return None
    last = [word.lower() for word, _ in spoken[-2:]]
    history = last if len(last) > 1 else ["<s>", *last]
    # PocketSphinx expects the newest word first.
    return round(model.prob(["</s>", *reversed(history)]) * LOG_BASE, 3)


# Maximum number of hypotheses that `endings` looks at. Finding this many takes 1-3 ms.
READINGS = 25


def endings(decoder, shown):
    """Returns the last words of the best hypotheses, each with the share of hypotheses that end in
    that word.

    A single hypothesis would not be enough: short words are often misrecognized, yet they matter
    most for deciding whether a sentence continues.
    """
    last = Counter()
    for reading in islice(decoder.nbest() or [], READINGS):
        # If there was no speech, the only hypothesis is None.
        spoken = [word.split("(")[0] for word in (reading.hypstr if reading else "").split() if is_word(word)]
        if spoken:
            last[shown.get(spoken[-1], spoken[-1]).split()[-1]] += 1
    readings = sum(last.values())
    return {word: round(count / readings, 2) for word, count in last.items()}


def main():
    # Skip the second pass (`fwdflat`). Words arrive sooner after speech ends, and there are hardly
    # any additional errors. Limiting the search to 3000 HMMs per frame saves a third of the work
    # without adding errors (bench/endpointing).
    decoder = Decoder(samprate=16000, fwdflat=False, maxhmmpf=3000, loglevel="FATAL")
    # Stays as it is shipped: it knows where sentences end, which added phrases don't tell.
    model = decoder.get_lm()
    stdin = sys.stdin.buffer
    put({"type": "ready"})
    phrases = []
    shown = {}
    # Pronunciations that arrived during an utterance.
    waiting = None
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
                spoken = words(decoder, shown)
                text = " ".join(word for word, _ in spoken)
                if text != said:
                    said = text
                    put({"type": "partial", "text": text, "sentenceEnd": sentence_end(model, spoken)})
        elif kind == "E" and open_utterance:
            decoder.end_utt()
            open_utterance = False
            spoken = words(decoder, shown)
            put({
                "type": "final", "text": " ".join(word for word, _ in spoken), "confidence": round(confidence(spoken), 3),
                "sentenceEnd": sentence_end(model, spoken), "endings": endings(decoder, shown),
                "words": [[word, round(min(p, 1.0), 2)] for word, p in spoken],
            })
        elif kind == "V":
            phrases = chosen(decoder, model, json.loads(payload))
            put({"type": "unknown", "pieces": unknown_pieces(decoder, phrases)})
        elif kind == "P":
            waiting = json.loads(payload)
        if waiting is not None and not open_utterance:
            try:
                shown = adapt(decoder, phrases, waiting)
                put({"type": "adapted", "phrases": len(shown)})
            except Exception as error:
                # Its message may contain words of the documents, which are not for the log.
                put({"type": "not_adapted", "reason": type(error).__name__})
            waiting = None


if __name__ == "__main__":
    main()
