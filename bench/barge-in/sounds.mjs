import * as make from './synth.mjs';
import { espeak, flite, phones } from './voices.mjs';

/**
 * Candidate voices used for tuning. `rms` is left out because `bench/voice` uses it for the final
 * check.
 */
const VOICES = ['slt', 'awb', 'kal16'];
const INTERRUPTIONS = [
  'wait',
  'sorry can I',
  'actually',
  'no I meant',
  'stop',
  'excuse me',
  'hold on',
  'could you repeat that',
  'one moment please',
  'I have a question',
];
const SIGNALS = ['yeah', 'okay', 'right', 'sure', 'uh huh'];
const HUMS = ['m m hh m m', 'm hh m', 'm m m'];

/**
 * Returns the sounds that a candidate might make while the interviewer is speaking. `words` is what
 * a recognizer would return, and `wanted` is what the interviewer should do:
 * - `stop`: stop talking for good
 * - `held`: keep talking, or pause only briefly
 * - `nothing`: keep talking
 */
export function sounds(voices = VOICES) {
  const said = (texts, group, wanted) =>
    voices.flatMap((voice) =>
      texts.map((text) => ({
        group,
        name: `${voice}: ${text}`,
        words: text,
        wanted,
        sound: make.normal(flite(voice, text), 0.3),
      })),
    );
  return [
    ...said(INTERRUPTIONS, 'interruption', 'stop'),
    ...said(INTERRUPTIONS, 'interruption, soft', 'stop').map((each) => ({
      ...each,
      sound: make.gain(each.sound, -18),
    })),
    ...said(SIGNALS, 'signal word', 'held'),
    // Leave out kal16: it has no recording of an h followed by an m and says a vowel instead.
    ...voices
      .filter((voice) => voice !== 'kal16')
      .flatMap((voice) =>
        HUMS.map((names) => ({
          group: 'hummed signal',
          name: `${voice}: /${names}/`,
          wanted: 'nothing',
          sound: make.normal(phones(voice, names), 0.3),
        })),
      ),
    ...[95, 120, 180, 220].flatMap((pitch, i) => [
      {
        group: 'hummed signal',
        name: `mm-hm at ${pitch} Hz`,
        wanted: 'nothing',
        sound: make.mmHm({ pitch, seed: i + 1 }),
      },
      {
        group: 'hummed signal',
        name: `mm at ${pitch} Hz`,
        wanted: 'nothing',
        sound: make.hum({ from: pitch, to: pitch * 0.85, seed: i + 1 }),
      },
    ]),
    ...Array.from({ length: 12 }, (_, i) => ({
      group: 'cough',
      name: `cough ${i}`,
      wanted: 'nothing',
      sound: make.cough({ seed: 11 * i + 1, voiced: i % 2 === 0 }),
    })),
    // If the voiced part of a cough is as loud as its burst of air, the cough can't be told apart
    // from a word until it ends, so a brief pause is acceptable.
    ...[-18, -12, -6, 0].flatMap((loudness, i) =>
      Array.from({ length: 6 }, (_, j) => ({
        group: loudness < 0 ? 'cough, rough' : 'cough, as much voice',
        name: `voice at ${loudness} dB, throat ${j}`,
        wanted: loudness < 0 ? 'nothing' : 'held',
        sound: make.gain(make.roughCough({ seed: 17 * j + i + 5, loudness }), -4 * (j % 4)),
      })),
    ),
    ...[2, 3].flatMap((count) =>
      [-14, -8].map((loudness, i) => ({
        group: 'cough, rough',
        name: `${count} with a voice at ${loudness} dB`,
        wanted: 'nothing',
        sound: make.join(
          ...Array.from({ length: count }, (_, j) =>
            make.join(
              make.roughCough({ seed: 31 * count + 7 * i + j, loudness }),
              make.silence(60 + 50 * j),
            ),
          ),
        ),
      })),
    ),
    ...[2, 3, 4].map((count) => ({
      group: 'cough',
      name: `${count} coughs`,
      wanted: count > 3 ? 'held' : 'nothing',
      sound: make.coughs(count, count * 100),
    })),
    ...Array.from({ length: 6 }, (_, i) => ({
      group: 'throat',
      name: `throat ${i}`,
      wanted: 'nothing',
      sound: make.throat({ seed: i + 1 }),
    })),
    ...[1, 2, 3, 4].flatMap((seed) => [
      { group: 'breath', name: `breath ${seed}`, wanted: 'nothing', sound: make.breath({ seed }) },
      { group: 'breath', name: `sniff ${seed}`, wanted: 'nothing', sound: make.sniff({ seed }) },
      {
        group: 'keys, knocks',
        name: `keyboard ${seed}`,
        wanted: 'nothing',
        sound: make.keyboard({ seed }),
      },
      {
        group: 'keys, knocks',
        name: `door ${seed}`,
        wanted: 'nothing',
        sound: make.door({ seed }),
      },
      {
        group: 'keys, knocks',
        name: `chair ${seed}`,
        wanted: 'nothing',
        sound: make.chair({ seed }),
      },
    ]),
  ];
}

const INTERVIEWER = [
  'Thank you, that was clear. Can you tell me about a project of yours that went wrong, and what you did about it in the end?',
  "Let's begin. How would you find out why a page has become slow for some of its visitors, and which tools would you take?",
];
const ARABIC = 'شُكْرًا لَكَ. حَدِّثْنِي عَنْ مَشْرُوعٍ لَمْ يَنْجَحْ، وَمَاذَا تَعَلَّمْتَ مِنْهُ فِي النِّهَايَةِ؟';

/** Returns samples of the interviewer's speech, in three voices. */
export const interviewerVoices = () => [
  espeak('en-us+f3', INTERVIEWER[0]),
  espeak('en-us+m3', INTERVIEWER[1], 152),
  espeak('ar+f3', ARABIC, 139),
];

/**
 * Simulated echoes of the interviewer's voice. `hz` is the cutoff frequency of the loudspeaker, and
 * `roomy` is how reverberant the room is.
 */
export const echoes = [
  { name: 'loud, near', db: -12, delayMs: 90, hz: 5_000, roomy: 0 },
  { name: 'soft, near', db: -26, delayMs: 120, hz: 3_400, roomy: 0 },
  { name: 'laptop in a room', db: -20, delayMs: 180, hz: 3_400, roomy: 0.35 },
  { name: 'far, late', db: -30, delayMs: 330, hz: 2_500, roomy: 0.5 },
];

export function echoOf(voice, { db, delayMs, hz, roomy }) {
  const dry = make.join(make.silence(delayMs), make.lowPass(voice, hz));
  const delays = [23, 41, 67, 97];
  const wet = delays.reduce(
    (sum, ms, i) =>
      make.mix(
        sum,
        make.gain(make.join(make.silence(ms), dry), 20 * Math.log10(Math.max(roomy, 1e-3)) - 3 * i),
      ),
    dry,
  );
  return make.gain(wet, db);
}
