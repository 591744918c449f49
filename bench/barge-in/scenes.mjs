import { readFileSync } from 'node:fs';
import * as make from './synth.mjs';
import { espeak, flite } from './voices.mjs';

const speak = (voice, text) => (voice.startsWith('en-') ? espeak(voice, text) : flite(voice, text));

/** The candidates' voices of each half. The other half's voices are the other people in the room. */
export const VOICES = {
  tuning: ['slt', 'kal16'],
  figures: ['rms', 'awb', 'en-gb+f2'],
};

/** What the candidate says before the interviewer speaks, from which their level is learned. */
const ANSWER =
  'I worked on the billing system for two years and then I moved to the team that runs the warehouse';

/** What is said in the scenes of each half. Nobody who changes the rules reads the figures' half. */
const TEXTS = { tuning: 'scenes.txt', figures: '../held-out/interruptions/scenes.txt' };

/** The lines of a section of a half's texts. */
function lines(section, half) {
  const whole = readFileSync(new URL(TEXTS[half], import.meta.url), 'utf8');
  const own = whole.split(/^## /m).find((part) => part.startsWith(`${section}:`));
  return own.split('\n').slice(1).filter(Boolean);
}

/** Adds the first reflections of a room to a sound. `share` is how strong the first one is. */
export function reverberant(sound, share) {
  return [23, 41, 67, 97].reduce(
    (sum, ms, i) =>
      make.mix(sum, make.gain(make.join(make.silence(ms), sound), 20 * Math.log10(share) - 3 * i)),
    sound,
  );
}

/**
 * Distances of the other person from the microphone (m). The candidate sits half a metre from it,
 * and a voice loses 6 dB each time that its distance doubles.
 */
const DISTANCES_M = [1.5, 2, 3];
const CANDIDATE_M = 0.5;
const PEAK = 0.3;

/**
 * How a voice changes when its speaker turns away from the microphone: the level (dB) and what is
 * left of the high frequencies (Hz). To the side, and with the back to it and a step further away.
 */
const TURNED = [
  { name: 'to the side', db: -5, hz: 3_000 },
  { name: 'away', db: -11, hz: 1_500 },
];

/** The scenes in which the candidate interrupts more softly than they answer, and how much (dB). */
export const SOFTER = 'interruption, softer';
const SOFTER_DB = -6;

/** The voice of each half that is nobody's but that of others in the room. */
const STRANGER = { tuning: 'en-us+m3', figures: 'en-gb-scotland' };
/** Sounds over the interviewer's speech last no longer than this (ms): by then all is decided. */
const LONGEST_MS = 3_000;
/** Voices that go on, to see whether the interviewer goes on too (ms). */
const GOES_ON_MS = 20_000;

function spoken(voice, text) {
  return make.normal(speak(voice, text), PEAK);
}

/** How much softer than the candidate a radio is (dB). */
const RADIO_DB = [-12, -18, -24];

/** A voice from another place in the room than the candidate's. */
const fromAfar = (sound, metres) =>
  make.gain(make.normal(reverberant(sound, 0.35), PEAK), 20 * Math.log10(CANDIDATE_M / metres));

/** A voice from a small loudspeaker in the room. */
const fromRadio = (sound, db) => {
  const small = make.highPass(make.lowPass(sound, 3_400), 300);
  return make.gain(make.normal(reverberant(small, 0.35), PEAK), db);
};

/** Somebody who says all of the texts over and over, with hardly a gap between them. */
function goingOn(voice, texts) {
  const once = texts.flatMap((text) => [spoken(voice, text), make.silence(120)]);
  const sound = make.join(...once);
  const times = Math.ceil((GOES_ON_MS * make.RATE) / 1_000 / sound.length);
  return make.join(...Array.from({ length: times }, () => sound));
}

/** Lowest and highest pitch (Hz), and the time from one to the other and back (s). */
const SIRENS = {
  wail: { low: 500, high: 1_500, period: 3 },
  yelp: { low: 600, high: 1_450, period: 0.3 },
  'two tones': { low: 440, high: 585, period: 1.5 },
};

/** Synthesises a siren in the street, heard through a window. */
function siren(kind, seed) {
  const { low, high, period } = SIRENS[kind];
  let phase = 0;
  const sound = make.silence(LONGEST_MS).map((_, i) => {
    const turn = ((i / make.RATE / period + seed / 7) % 1) * 2;
    const up = turn < 1 ? turn : 2 - turn;
    const hz = low + (high - low) * (kind === 'two tones' ? Math.round(up) : up);
    phase += (2 * Math.PI * hz) / make.RATE;
    // Clipped, like the loudspeaker of a siren.
    return Math.tanh(3 * Math.sin(phase));
  });
  return make.normal(make.lowPass(reverberant(sound, 0.4), 1_200), PEAK);
}

/**
 * The scenes of a half: sounds over the interviewer's speech, after the candidate has answered.
 * - `wanted`: `stop` for what must stop the interviewer, `on` for what must not
 * - `answer`, `sound`: return the samples of the candidate's answer and of the sound over the
 *   interviewer's speech
 */
export function scenes(half) {
  const voices = VOICES[half];
  const scene = (group, wanted, voice, name, sound, longestMs = LONGEST_MS) => ({
    group,
    name: `${voice}: ${name}`,
    wanted,
    answer: () => spoken(voice, ANSWER),
    sound: () => make.start(sound(), longestMs),
  });
  const spokenScenes = (section, group, wanted, each) =>
    voices.flatMap((voice) =>
      lines(section, half).map((text, i) => {
        const { name, sound } = each(voice, text, i);
        return scene(group, wanted, voice, `${text}${name ? `, ${name}` : ''}`, sound);
      }),
    );
  const otherVoice = (voice, i) => {
    const others = [...voices.filter((other) => other !== voice), STRANGER[half]];
    return others[i % others.length];
  };
  const seed = half === 'tuning' ? 1 : 11;
  return [
    ...spokenScenes('interruption', 'interruption', 'stop', (voice, text, i) => {
      const db = [0, -3, -6][i % 3];
      return { name: `${db} dB`, sound: () => make.gain(spoken(voice, text), db) };
    }),
    ...spokenScenes('interruption', SOFTER, 'stop', (voice, text) => ({
      sound: () => make.gain(spoken(voice, text), SOFTER_DB),
    })),
    ...spokenScenes('listening', 'listening', 'on', (voice, text) => ({
      sound: () => spoken(voice, text),
    })),
    ...spokenScenes('aside', 'to somebody else', 'on', (voice, text, i) => {
      const { name, db, hz } = TURNED[i % TURNED.length];
      const turned = () => reverberant(make.lowPass(spoken(voice, text), hz), 0.35);
      return { name, sound: () => make.gain(make.normal(turned(), PEAK), db) };
    }),
    ...spokenScenes('others', 'second voice', 'on', (voice, text, i) => {
      const metres = DISTANCES_M[i % DISTANCES_M.length];
      const other = otherVoice(voice, i);
      return {
        name: `${other} at ${metres} m`,
        sound: () => fromAfar(spoken(other, text), metres),
      };
    }),
    ...spokenScenes('others', 'radio', 'on', (voice, text, i) => {
      const db = RADIO_DB[i % RADIO_DB.length];
      const other = otherVoice(voice, i);
      return {
        name: `${other} at ${db} dB`,
        sound: () => fromRadio(spoken(other, text), db),
      };
    }),
    ...voices.flatMap((voice, i) => {
      const other = otherVoice(voice, i);
      const metres = DISTANCES_M[i % DISTANCES_M.length];
      const db = RADIO_DB[i % RADIO_DB.length];
      const spokenOn = () => goingOn(other, lines('others', half));
      return [
        scene(
          'second voice, 20 s',
          'on',
          voice,
          `${other} goes on at ${metres} m`,
          () => fromAfar(spokenOn(), metres),
          GOES_ON_MS,
        ),
        scene(
          'radio, 20 s',
          'on',
          voice,
          `${other} goes on at ${db} dB`,
          () => fromRadio(spokenOn(), db),
          GOES_ON_MS,
        ),
      ];
    }),
    ...[0, 1, 2, 3].flatMap((i) =>
      [0, -8, -16].map((db) =>
        scene('typing', 'on', voices[0], `keyboard ${i} at ${db} dB`, () =>
          make.gain(make.normal(make.keyboard({ seed: seed + i, keys: 18 }), PEAK), db),
        ),
      ),
    ),
    ...Object.keys(SIRENS).flatMap((kind, i) =>
      [-6, -12, -18, -24].map((db) =>
        scene('siren', 'on', voices[0], `${kind} at ${db} dB`, () =>
          make.gain(siren(kind, seed + i), db),
        ),
      ),
    ),
  ];
}
