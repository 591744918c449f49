"""Prepares PocketSphinx for what an interview is about.

Phrases of the interview's documents become words of the language model, each as a whole: "settlement
service" is one word there, which is why it wins against "said a man service". A phrase's probability
is independent of the words before it, like that of a word after which the model has to back off.
"""

import math
from itertools import chain, islice, product, zip_longest

from pocketsphinx import NGramModel

# How much likelier a phrase is than a word of average probability. Fitted to the tuning half of
# bench/hearing.
WEIGHT_OF_PHRASE = 300
# The same for a word that the model doesn't know and for one that it knows.
WEIGHT_OF_NEW_WORD = 1000
WEIGHT_OF_KNOWN_WORD = 30
# A word with fewer sounds is heard wherever something short was said.
MIN_SOUNDS = 4
# Maximum number of pronunciations of a phrase.
MAX_PRONUNCIATIONS = 4
# Maximum number of phrases. All of documents that are twice as long as those of bench/hearing (215
# words each) are fewer. Adding this many takes about 0.65 s, in which nothing is decoded.
MAX_PHRASES = 800
# log10 of the probability of a word that the language model lacks: below that of its rarest.
UNKNOWN = -7
# Factor that converts the language model's logarithms to base 10. 1.0001 is PocketSphinx's default
# `logbase`.
LOG_BASE = math.log10(1.0001)
# Marks the phrases among the model's own words.
MARK = "~"


def plain(piece):
    """Writes a piece as the dictionary and the language model do."""
    return piece.lower().replace("’", "'")


def known(decoder, piece):
    """Returns the dictionary's pronunciations of a word."""
    word = plain(piece)
    found = (decoder.lookup_word(word + variant) for variant in ("", "(2)", "(3)"))
    return [sounds for sounds in found if sounds]


def particularity(model, phrase):
    """Returns how much more often a phrase occurs in the documents than in general English, as the
    logarithm (base 10) of the ratio, but for a constant.
    """
    said = [plain(piece) for piece in phrase["pieces"]]
    # The model is a trigram model and expects the newest word first.
    before = (said[max(0, at - 2) : at + 1][::-1] for at in range(len(said)))
    general = sum(max(model.prob(words) * LOG_BASE, UNKNOWN) for words in before)
    return math.log10(phrase["times"]) - general


def chosen(decoder, model, phrases):
    """Returns the phrases to expect, at most MAX_PHRASES: those of one word, of two and of three in
    turn, the most particular first. Equally particular ones, to a factor of ten, stay in their order,
    in which the documents take turns.

    model: the language model as it is shipped
    phrases: [{"shown": "settlement service", "pieces": ["settlement", "service"], "times": 2}]
    times: number of places in the documents
    """
    lengths = {}
    for phrase in sorted(phrases, key=lambda phrase: -round(particularity(model, phrase))):
        ways = pronunciations(decoder, phrase["pieces"], {})
        # What is too short to be added takes no place. What has no pronunciation yet gets one.
        if not ways or weight(decoder, phrase, ways) is not None:
            lengths.setdefault(phrase["shown"].count(" "), []).append(phrase)
    in_turn = chain.from_iterable(zip_longest(*lengths.values()))
    return [phrase for phrase in in_turn if phrase is not None][:MAX_PHRASES]


def unknown_pieces(decoder, phrases):
    """Returns what has to be pronounced elsewhere: pieces that the dictionary lacks, and
    abbreviations, which are also said letter by letter.
    """
    pieces = {piece for phrase in phrases for piece in phrase["pieces"]}
    return sorted(piece for piece in pieces if not known(decoder, piece) or piece[:2].isupper())


def pronunciations(decoder, pieces, said):
    """Returns the pronunciations of a phrase, the likeliest first."""
    ways = []
    for piece in pieces:
        here = said.get(piece, []) + known(decoder, piece)
        if not here:
            return []
        ways.append(list(dict.fromkeys(here))[:MAX_PRONUNCIATIONS])
    return [" ".join(way) for way in islice(product(*ways), MAX_PRONUNCIATIONS)]


def weight(decoder, phrase, ways):
    if len(phrase["pieces"]) > 1:
        return WEIGHT_OF_PHRASE
    if min(len(way.split()) for way in ways) < MIN_SOUNDS:
        return None
    return WEIGHT_OF_KNOWN_WORD if known(decoder, phrase["pieces"][0]) else WEIGHT_OF_NEW_WORD


def adapt(decoder, phrases, said):
    """Adds phrases to the dictionary and to a copy of the language model, and uses that from now on.

    phrases: as `chosen` returns them
    said: pronunciations of pieces in ARPAbet; the dictionary's are used as well.
    Returns how each added word is shown.
    """
    model = NGramModel(decoder.config, decoder.get_logmath(), decoder.config["lm"])
    shown = {}
    for phrase in phrases:
        ways = pronunciations(decoder, phrase["pieces"], said)
        weighs = weight(decoder, phrase, ways) if ways else None
        word = MARK + phrase["shown"].replace(" ", "_")
        if weighs is None or word in shown:
            continue
        for number, way in enumerate(ways, 1):
            decoder.add_word(word if number == 1 else f"{word}({number})", way, False)
        model.add_word(word, weighs)
        shown[word] = display(decoder, phrase["shown"])
    if shown:
        decoder.add_lm("interview", model)
        decoder.activate_search("interview")
    return shown


def display(decoder, phrase):
    """Writes a phrase as the model writes its words, in small letters, unless it doesn't know them."""
    return " ".join(
        word.lower() if word[1:].islower() and known(decoder, word) else word for word in phrase.split()
    )
