"""What PocketSphinx' settings cost and give: processor time, errors, memory, on every ninth answer of answers.txt by three of flite's voices.

    .cache/python/bin/python bench/endpointing/decoder-settings.py
"""

import array
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
import wave

from pocketsphinx import Decoder

SETTINGS = [{}, {"bestpath": False}, {"ds": 2}, {"topn": 2}, {"maxhmmpf": 5000}, {"maxhmmpf": 3000}, {"maxwpf": 5}, {"maxhmmpf": 3000, "maxwpf": 5, "ds": 2}]
VOICES = ["slt", "awb", "kal16"]
HERE = os.path.dirname(os.path.abspath(__file__))


def answers():
    with open(os.path.join(HERE, "answers.txt"), encoding="utf-8") as file:
        lines = [line for line in file if line.strip() and not line.startswith("#")]
    return [re.sub(r"\s*[|~]\s*", " ", line).strip() for line in lines[::9]]


def words(text):
    return re.sub(r"[^a-z' ]", " ", text.lower()).split()


def errors(said, heard):
    row = list(range(len(heard) + 1))
    for i, word in enumerate(said):
        above, row[0] = row[:], i + 1
        for j, other in enumerate(heard):
            row[j + 1] = min(above[j + 1] + 1, row[j] + 1, above[j] + (word != other))
    return row[-1]


def speak(voice, text, folder):
    path = os.path.join(folder, "speech.wav")
    subprocess.run(["flite", "-voice", voice, "-t", text, "-o", path], check=True)
    with wave.open(path) as file:
        speech = array.array("h", file.readframes(file.getnframes()))
    hiss = random.Random(1)
    silence = array.array("h", [hiss.randint(-4, 4) for _ in range(4800)])
    return (silence + speech + silence).tobytes()


def measure(settings, spoken):
    decoder = Decoder(samprate=16000, fwdflat=False, loglevel="FATAL", **settings)
    cpu = seconds = wrong = total = 0
    ends = []
    for text, sound in spoken:
        begun = time.process_time()
        decoder.start_utt()
        for at in range(0, len(sound), 1024):
            decoder.process_raw(sound[at:at + 1024])
        ended = time.process_time()
        decoder.end_utt()
        hypothesis = decoder.hyp()
        cpu += time.process_time() - begun
        ends.append((time.process_time() - ended) * 1000)
        seconds += len(sound) / 32000
        wrong += errors(words(text), words(hypothesis.hypstr if hypothesis else ""))
        total += len(words(text))
    return cpu / seconds, 100 * wrong / total, sorted(ends)[len(ends) // 2], max(ends)


def main():
    if len(sys.argv) > 1:
        # Memory is a process' own: each setting is measured in one.
        index = int(sys.argv[1])
        with tempfile.TemporaryDirectory() as folder:
            spoken = [(text, speak(voice, text, folder)) for voice in VOICES for text in answers()]
        factor, wer, middle, longest = measure(SETTINGS[index], spoken)
        name = ", ".join(f"{key} {value}" for key, value in SETTINGS[index].items()) or "as they come"
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(f"| {name} | {factor:.3f} | {wer:.1f} | {middle:.0f} / {longest:.0f} | {memory:.0f} |", flush=True)
        return
    print("| settings (without the second pass, `fwdflat`) | processor s per s of sound | word errors % | end of utterance, p50 / max ms | memory MB |\n|---|---|---|---|---|", flush=True)
    for index in range(len(SETTINGS)):
        subprocess.run([sys.executable, __file__, str(index)], check=True)


if __name__ == "__main__":
    main()
