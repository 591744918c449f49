"""Tells what the built-in recognizer has recognized at given samples of a piece of speech.

The recognizer itself (services/interviewer/pocketsphinx) sends what it has when that changes, and
does not say up to which sample. Here its decoder, with the same settings, is asked in step.
On stdin, for each piece: a line of JSON with the lengths, in samples, after which it is asked, the
last of them the whole piece; then signed 16-bit little-endian samples, 16 kHz, mono. On stdout,
for each piece, a line of JSON: the texts. The last is the final one.
"""

import json
import sys

from pocketsphinx import Decoder

BYTES = 2


def text(decoder):
    best = decoder.hyp()
    return best.hypstr if best else ""


def main():
    decoder = Decoder(samprate=16000, fwdflat=False, maxhmmpf=3000, loglevel="FATAL")
    stdin = sys.stdin.buffer
    while line := stdin.readline():
        texts = []
        before = 0
        lengths = json.loads(line)
        decoder.start_utt()
        for length in lengths:
            decoder.process_raw(stdin.read((length - before) * BYTES))
            before = length
            texts.append(text(decoder))
        decoder.end_utt()
        texts[-1] = text(decoder)
        print(json.dumps(texts), flush=True)


if __name__ == "__main__":
    main()
