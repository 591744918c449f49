"""Prepares PocketSphinx for what an interview is about.

Phrases of the interview's documents become words of the language model, each as a whole: "settlement
service" is one word there, which is why it wins against "said a man service". A phrase's probability
is independent of the words before it, like that of a word after which the model has to back off.
"""

from itertools import islice, product

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
# Marks the phrases among the model's own words.
MARK = "~"


def known(decoder, piece):
    """Returns the dictionary's pronunciations of a word."""
    word = piece.lower().replace("’", "'")
    found = (decoder.lookup_word(word + variant) for variant in ("", "(2)", "(3)"))
    return [sounds for sounds in found if sounds]


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
    return WEIGHT_OF_KNOWN_WORD if known(decoder, phrase["shown"]) else WEIGHT_OF_NEW_WORD


def adapt(decoder, phrases, said):
    """Adds phrases to the dictionary and to a copy of the language model, and uses that from now on.

    phrases: [{"shown": "settlement service", "pieces": ["settlement", "service"]}]
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
