import {
  BARGE_IN,
  BargeIn,
  type BargeInDecision,
  type SoundKind,
  type VoiceDifference,
} from './barge-in';

const STEP = 32;
const SAID = 'Tell me about a project of yours that went wrong in the end.';
const SAID_ARABIC = 'حدثني عن مشروع لم ينجح في النهاية.';

/**
 * Plays the candidate's sounds over an interviewer who starts speaking at time 0, and records each
 * decision with its time (ms).
 */
function stage({ interruptible = true, said = SAID, remainingMs = null as number | null } = {}) {
  const policy = new BargeIn();
  const told: [number, BargeInDecision][] = [];
  let now = 0;
  const note = (decision: BargeInDecision) => {
    if (decision !== 'ignore') told.push([now, decision]);
  };
  policy.begins({ interruptible });
  const scene = {
    policy,
    told,
    decisions: () => told.map(([, decision]) => decision),
    now: () => now,
    sound(
      kind: SoundKind,
      ms: number,
      probability = 0.6,
      difference: VoiceDifference | null = null,
    ) {
      for (const end = now + ms; now < end;) {
        now += STEP;
        note(
          policy.sound({ kind, at: now, lasted: STEP, probability, difference }, { remainingMs }),
        );
      }
      return scene;
    },
    /** A voice that differs from the candidate's answers. */
    voice: (ms: number, difference: VoiceDifference) => scene.sound('speech', ms, 0.9, difference),
    words(text: string) {
      note(policy.words(text, now, said));
      return scene;
    },
    quiet: (ms: number) => scene.sound('silence', ms),
    turnOver() {
      note(policy.turnOver());
      return scene;
    },
  };
  return scene;
}

describe('speech over the interviewer', () => {
  it('pauses it within 100 ms', () => {
    const { told } = stage().quiet(320).sound('speech', 200);
    expect(told).toEqual([[384, 'pause']]);
  });

  it('pauses it sooner the more certain it is', () => {
    expect(stage().quiet(320).sound('speech', 200, 0.8).told).toEqual([[352, 'pause']]);
  });

  it('takes the floor if it continues', () => {
    expect(stage().sound('speech', 3_000).told).toEqual([
      [64, 'pause'],
      [2_400, 'stop'],
    ]);
  });

  it('takes the floor at its end if it was long and no word is recognized', () => {
    expect(stage().sound('speech', 1_088).quiet(900).decisions()).toEqual(['pause', 'stop']);
    expect(stage().sound('speech', 928).quiet(900).decisions()).toEqual(['pause', 'resume']);
  });

  it('is judged by all of its words', () => {
    const scene = stage().sound('speech', 800).words("that's a good boy").sound('speech', 400);
    expect(scene.words("that's a good point").quiet(900).decisions()).toEqual(['pause', 'resume']);
  });

  it('is judged as soon as the turn is over', () => {
    const over = (text: string) =>
      stage().sound('speech', 1_200).words(text).quiet(192).turnOver().words('').quiet(900).told;
    expect(over('could you repeat that').slice(1)).toEqual([[1_408, 'stop']]);
    expect(over('sounds good to me').slice(1)).toEqual([[1_408, 'resume']]);
  });

  it('takes the floor despite the hisses and stops of normal speech', () => {
    const scene = stage();
    for (let i = 0; i < 16; i += 1) scene.sound('speech', 96).sound('noise', 64);
    expect(scene.decisions()).toEqual(['pause', 'stop']);
  });

  it.each(['wait', 'no', 'sorry can I', 'stop', 'actually', 'لحظة', 'لا', 'عفوا', 'نعم ولكن'])(
    'takes the floor with the words "%s"',
    (text) => {
      const scene = stage().sound('speech', 320).quiet(64).words(text).quiet(900);
      expect(scene.decisions()).toEqual(['pause', 'stop']);
    },
  );

  it('takes the floor at once with a call', () => {
    expect(stage().sound('speech', 320).words('wait').told.at(-1)).toEqual([320, 'stop']);
  });

  it.each(['so I', 'we compared'])('takes the floor with several words, "%s"', (text) => {
    const words = (ms: number) =>
      stage().sound('speech', ms).quiet(64).words(text).quiet(900).decisions();
    expect(words(960)).toEqual(['pause', 'stop']);
    // Nobody says two words in this time: the recognizer made them up.
    expect(words(416)).toEqual(['pause', 'resume']);
  });

  it('takes the floor with several words after a signal or a hesitation', () => {
    const words = (text: string) =>
      stage().sound('speech', 1_312).words(text).quiet(900).decisions();
    expect(words('yeah I disagree')).toEqual(['pause', 'stop']);
    expect(words("um I didn't hear")).toEqual(['pause', 'stop']);
    expect(words('okay yeah that makes a lot of sense')).toEqual(['pause', 'resume']);
  });

  it.each(["I don't understand", 'please slow down', 'انا ما فهمت'])(
    'takes the floor with three words, however short, "%s"',
    (text) => {
      const scene = stage().sound('speech', 480).quiet(64).words(text).quiet(900);
      expect(scene.decisions()).toEqual(['pause', 'stop']);
    },
  );

  it('takes the floor with two words in two bursts', () => {
    const scene = stage().sound('speech', 480).words('we').quiet(320);
    expect(scene.sound('speech', 512).words('we compared').quiet(900).decisions()).toEqual([
      'pause',
      'stop',
    ]);
  });

  it('does not take it with words that were each said long before the next', () => {
    const scene = stage();
    for (const turn of ['dry', 'dry dry', 'dry dry dry', 'dry dry dry dry'])
      scene.sound('speech', 320).words(turn).quiet(6_000);
    expect(scene.decisions()).not.toContain('stop');
  });

  it('does not take it with a single long one, with more consonants than vowels', () => {
    const words = (text: string) =>
      stage().sound('speech', 320).sound('noise', 640).words(text).quiet(900).decisions();
    expect(words('dry')).toEqual(['pause', 'resume']);
    expect(words('dry run')).toEqual(['pause', 'stop']);
  });

  it('does not take the floor with a single word that may be a misrecognized signal', () => {
    const { told } = stage().sound('speech', 320).words('dry').quiet(900);
    expect(told).toEqual([
      [64, 'pause'],
      [928, 'resume'],
    ]);
  });

  it('takes the floor when that word is said again and again', () => {
    const scene = stage();
    for (const turn of ['dry', 'dry dry', 'dry dry dry'])
      scene
        .sound('speech', 256)
        .words(turn)
        .quiet(BARGE_IN.burstEnd + 64);
    expect(scene.decisions()).toEqual(['pause', 'stop']);
  });

  it('takes the floor with words that come after the interviewer resumed', () => {
    expect(stage().sound('speech', 320).quiet(1_000).words('wait').decisions()).toEqual([
      'pause',
      'resume',
      'stop',
    ]);
  });

  it('does not take it with words that come much later', () => {
    expect(stage().sound('speech', 320).quiet(2_500).words('wait').decisions()).toEqual([
      'pause',
      'resume',
    ]);
  });

  it.each(['dry', 'okay'])(
    'takes it if it is much too long for the words that were recognized, "%s"',
    (text) => {
      const scene = stage().sound('speech', 800).words(text).sound('speech', 800);
      expect(scene.quiet(900).told.at(-1)).toEqual([2_208, 'stop']);
    },
  );

  it('takes it with what was said before a noise that goes on', () => {
    const scene = stage().sound('speech', 900).words('could you repeat that');
    expect(scene.sound('noise', 4_000).told.at(-1)).toEqual([2_400, 'stop']);
    const short = stage().sound('speech', 480).words('could you repeat that');
    expect(short.sound('noise', 1_200).quiet(900).decisions()).toEqual(['pause', 'stop']);
  });

  it('lets the interviewer resume if there are no words', () => {
    expect(stage().sound('speech', 192).quiet(900).told).toEqual([
      [64, 'pause'],
      [800, 'resume'],
    ]);
  });
});

describe("a listener's signal", () => {
  it.each(['mm-hmm', 'uh huh', 'yeah', 'okay', 'right', 'sure', 'نعم', 'تمام', 'أيوه', 'آها'])(
    '"%s" lets the sentence resume soon',
    (text) => {
      const { told } = stage().sound('speech', 320).words(text).quiet(900);
      expect(told).toEqual([
        [64, 'pause'],
        [640, 'resume'],
      ]);
    },
  );

  it('is not an interruption if a word was made from a hum that sounded like speech for a moment', () => {
    expect(
      stage()
        .sound('hum', 288)
        .sound('speech', 128)
        .sound('hum', 128)
        .words('meantime')
        .quiet(900)
        .decisions(),
    ).not.toContain('stop');
  });

  it('is an interruption if there are more words than a recognizer makes from a hum', () => {
    expect(
      stage()
        .sound('hum', 288)
        .sound('speech', 128)
        .sound('hum', 128)
        .words('in the meantime')
        .quiet(900)
        .decisions(),
    ).toContain('stop');
  });

  it('is ignored if hummed', () => {
    expect(stage().sound('hum', 600).words('him').quiet(900).told).toEqual([]);
  });

  it('is still ignored if repeated', () => {
    const scene = stage();
    const turn: string[] = [];
    for (const word of ['yeah', 'okay', 'right', 'sure', 'yeah']) {
      turn.push(word);
      scene.sound('speech', 256).words(turn.join(' ')).quiet(640);
    }
    expect(scene.decisions()).not.toContain('stop');
  });

  it('is still ignored if repeated and recognized late', () => {
    const scene = stage();
    const turn: string[] = [];
    for (const word of ['yeah', 'okay', 'right', 'sure']) {
      turn.push(word);
      scene.sound('speech', 256).quiet(320).words(turn.join(' ')).quiet(320);
    }
    expect(scene.decisions()).not.toContain('stop');
  });

  it('can be drawn out, but not forever', () => {
    expect(
      stage().sound('speech', 320).words('okay').sound('speech', 640).quiet(900).decisions(),
    ).toEqual(['pause', 'resume']);
    expect(stage().sound('speech', 320).words('okay').sound('speech', 2_112).decisions()).toEqual([
      'pause',
      'stop',
    ]);
  });

  it('is ignored at the very end', () => {
    expect(stage({ remainingMs: 200 }).sound('speech', 320).words('okay').decisions()).toEqual([]);
  });

  it('becomes an interruption when words follow', () => {
    expect(
      stage()
        .sound('speech', 256)
        .words('yeah')
        .quiet(640)
        .sound('speech', 256)
        .words('yeah but wait')
        .quiet(900)
        .decisions(),
    ).toEqual(['pause', 'resume', 'pause', 'stop']);
  });
});

describe('sound other than speech', () => {
  it.each<SoundKind>(['noise', 'hum'])('ignores a short %s', (kind) => {
    expect(
      stage().sound(kind, 400).quiet(800).sound(kind, 400).quiet(800).sound(kind, 400).quiet(800)
        .told,
    ).toEqual([]);
  });

  it.each<SoundKind>(['noise', 'hum'])('waits for the end of a long %s', (kind) => {
    expect(stage().sound(kind, 2_000).quiet(600).told).toEqual([
      [1_504, 'pause'],
      [2_336, 'resume'],
    ]);
  });

  it('lets the interviewer resume before it ends', () => {
    expect(stage().sound('noise', 9_000).told).toEqual([
      [1_504, 'pause'],
      [2_400, 'resume'],
    ]);
  });

  it('a cough with a voice in it does not take the floor', () => {
    expect(
      stage()
        .sound('noise', 96)
        .sound('speech', 64)
        .sound('noise', 160)
        .quiet(300)
        .sound('noise', 96)
        .sound('speech', 64)
        .quiet(900)
        .decisions(),
    ).not.toContain('stop');
  });

  it('with some voice in it takes the floor with a call', () => {
    expect(stage().sound('noise', 320).sound('speech', 96).words('excuse me').decisions()).toEqual([
      'pause',
      'stop',
    ]);
  });

  it('a word recognized in such a cough does not take it either', () => {
    expect(
      stage()
        .sound('noise', 160)
        .sound('speech', 64)
        .sound('noise', 128)
        .words('four')
        .quiet(900)
        .decisions(),
    ).toEqual(['pause', 'resume']);
  });

  it('three such coughs do not take it', () => {
    const scene = stage();
    for (let i = 0; i < 3; i += 1)
      scene.sound('noise', 160).sound('speech', 64).sound('noise', 64).quiet(900);
    expect(scene.decisions()).not.toContain('stop');
  });

  it('a word with more consonants than vowels takes it', () => {
    const scene = stage().sound('speech', 128).sound('noise', 192).words('actually').quiet(900);
    expect(scene.decisions()).toEqual(['pause', 'stop']);
  });

  it('a fit of coughs accumulates no words', () => {
    const scene = stage()
      .sound('noise', 320)
      .words('four')
      .quiet(640)
      .sound('noise', 320)
      .words('four of')
      .quiet(640);
    expect(scene.sound('noise', 320).words('four of the').decisions()).toEqual([]);
  });

  it('words spread thinly over a fit of coughs do not count', () => {
    expect(stage().sound('noise', 1_440).words('op if or').quiet(900).decisions()).toEqual([]);
  });

  it('ignores one or two invented words', () => {
    expect(stage().sound('noise', 320).words('the').quiet(64).words('the how').decisions()).toEqual(
      [],
    );
  });

  it('counts as speech with three words', () => {
    expect(stage().sound('noise', 320).words('can you repeat').decisions()).toEqual(['stop']);
  });
});

describe('bursts', () => {
  const gap = BARGE_IN.burstEnd + 64;

  it('three within a few seconds take the floor, even without a recognized word', () => {
    const { told } = stage()
      .sound('speech', 224)
      .quiet(gap)
      .sound('speech', 224)
      .quiet(gap)
      .sound('speech', 224);
    expect(told.map(([, decision]) => decision)).toEqual(['pause', 'stop']);
  });

  it('three with the interviewer resuming in between take the floor', () => {
    expect(
      stage()
        .sound('speech', 224)
        .quiet(960)
        .sound('speech', 224)
        .quiet(960)
        .sound('speech', 224)
        .decisions(),
    ).toEqual(['pause', 'resume', 'pause', 'resume', 'stop']);
  });

  it('three words in three bursts take the floor with the first recognized word', () => {
    expect(
      stage()
        .sound('speech', 224)
        .quiet(gap)
        .words('sorry')
        .sound('speech', 224)
        .words('sorry can')
        .decisions(),
    ).toEqual(['pause', 'stop']);
  });

  it('three in half a minute do not', () => {
    expect(
      stage()
        .sound('speech', 224)
        .quiet(10_000)
        .sound('speech', 224)
        .quiet(10_000)
        .sound('speech', 224)
        .quiet(1_000)
        .decisions(),
    ).not.toContain('stop');
  });

  it('two only pause twice', () => {
    expect(
      stage().sound('speech', 224).quiet(960).sound('speech', 224).quiet(960).decisions(),
    ).toEqual(['pause', 'resume', 'pause', 'resume']);
  });
});

describe('echo of the interviewer', () => {
  it('is ignored, however long', () => {
    expect(stage().sound('echo', 5_000).told).toEqual([]);
  });

  it('is distinguished from the candidate speaking over it', () => {
    expect(stage().sound('echo', 1_000).sound('speech', 1_200).quiet(900).decisions()).toEqual([
      'pause',
      'stop',
    ]);
  });

  it('is recognized by its words', () => {
    expect(
      stage().sound('speech', 320).words('about a project of yours').quiet(900).decisions(),
    ).toEqual(['pause', 'resume']);
    expect(
      stage({ said: SAID_ARABIC })
        .sound('speech', 320)
        .words('عن مشروع لم ينجح')
        .quiet(900)
        .decisions(),
    ).toEqual(['pause', 'resume']);
  });

  it('is not seen in words that are not its own, even if it sounded like one', () => {
    const scene = stage().sound('distant', 32).sound('hum', 32).sound('echo', 320);
    scene.words('may I').sound('speech', 480).words('may I ask').quiet(900);
    expect(scene.decisions()).toEqual(['pause', 'stop']);
  });

  it.each<[string, (scene: ReturnType<typeof stage>) => unknown]>([
    ['in part', (scene) => scene.sound('speech', 96).sound('echo', 900)],
    ['nearly whole', (scene) => scene.sound('noise', 32).sound('echo', 640)],
    ['taken for speech', (scene) => scene.sound('speech', 320)],
  ])('has no words that count for a later sound: %s', (_, sounds) => {
    const scene = stage();
    sounds(scene);
    scene.words('about a project of yours').quiet(900).sound('speech', 200).quiet(900);
    expect(scene.decisions()).not.toContain('stop');
  });

  it('is not seen in a candidate who asks back in its words', () => {
    const scene = stage().sound('speech', 1_408).words('a project that went wrong').quiet(900);
    expect(scene.decisions()).toEqual(['pause', 'stop']);
  });

  it('is recognized by a single word if the sound is suspected', () => {
    expect(
      stage().sound('speech', 128).sound('echo', 160).words('project').quiet(900).decisions(),
    ).toEqual(['pause', 'resume']);
    expect(stage().sound('speech', 960).words('a project').quiet(900).decisions()).toEqual([
      'pause',
      'stop',
    ]);
  });
});

describe('a distant voice', () => {
  it('neither pauses nor stops the interviewer, however long and whatever it says', () => {
    const scene = stage().sound('distant', 2_000).words('the traffic is slow but moving');
    expect(scene.sound('distant', 3_000).quiet(900).told).toEqual([]);
  });

  it('does not stop it with a few syllables that are nearer', () => {
    const scene = stage();
    for (let i = 0; i < 6; i += 1) scene.sound('distant', 320).sound('speech', 64);
    expect(scene.words('the traffic is slow but moving').decisions()).not.toContain('stop');
  });

  it('lets a paused interviewer resume while it goes on', () => {
    const scene = stage().sound('distant', 320).sound('speech', 64).sound('distant', 10_000);
    expect(scene.told).toEqual([
      [384, 'pause'],
      [992, 'resume'],
    ]);
  });

  it('lets it resume after a signal too', () => {
    const scene = stage().sound('speech', 320).words('okay').sound('distant', 5_000);
    expect(scene.told).toEqual([
      [64, 'pause'],
      [640, 'resume'],
    ]);
  });

  it('does not drown a candidate who speaks after it', () => {
    const scene = stage().sound('distant', 20_000).sound('speech', 320).words('no').quiet(900);
    expect(scene.decisions()).toEqual(['pause', 'stop']);
  });

  it('does not hide the words of a candidate who spoke before it', () => {
    for (const ms of [800, 1_400]) {
      const scene = stage().sound('speech', 320).sound('distant', ms).words('no');
      expect(scene.decisions()).toEqual(['pause', 'resume', 'stop']);
    }
  });

  it('is not seen in a near sound that is hummed but for a moment', () => {
    const scene = stage().sound('hum', 320).sound('distant', 32).words('could you repeat that');
    expect(scene.decisions()).toEqual(['stop']);
  });

  it('stops it with a call', () => {
    expect(stage().sound('distant', 480).words('wait please').told).toEqual([[480, 'stop']]);
  });

  it('is the candidate if it only began softly', () => {
    expect(
      stage().sound('distant', 96).sound('speech', 864).words('we compared').quiet(900).decisions(),
    ).toEqual(['pause', 'stop']);
  });
});

describe('an utterance that cannot be interrupted', () => {
  it('is not', () => {
    expect(
      stage({ interruptible: false }).sound('speech', 2_000).words('stop stop please').quiet(900)
        .told,
    ).toEqual([]);
  });

  it('is stopped only once', () => {
    const scene = stage().sound('speech', 1_500).words('wait please').quiet(2_000);
    expect(scene.decisions()).toEqual(['pause', 'stop']);
  });

  it('is not decided on between two utterances', () => {
    const scene = stage();
    scene.policy.ends();
    expect(scene.sound('speech', 1_000).words('the answer is').told).toEqual([]);
  });
});

describe('a voice that is turned away', () => {
  const soft = { level: -12, hiss: 0 };
  const dull = { level: -4, hiss: -4 };
  const text = 'leave it on the table';

  it.each([
    ['softer', soft],
    ['a little softer, but duller', dull],
  ])('holds the interviewer for a while, and does not stop it: %s', (_, difference) => {
    const scene = stage().voice(3_000, difference).words(text).quiet(900);
    expect(scene.decisions()).toEqual(['pause', 'resume']);
    expect(scene.told[1]?.[0]).toBe(2_400);
  });

  it.each([
    ['half as loud', { level: -6, hiss: 0 }],
    ['half as loud, with more hiss', { level: -6, hiss: 6 }],
    ['a little duller', { level: 0, hiss: -4 }],
  ])('is not seen in a voice that is only %s', (_, difference) => {
    const scene = stage().voice(1_200, difference).words(text).quiet(900);
    expect(scene.decisions()).toEqual(['pause', 'stop']);
  });

  it('is judged by its loud parts, and by most of its sounds', () => {
    const scene = stage();
    for (let i = 0; i < 6; i += 1)
      scene.voice(128, { level: -20, hiss: 0 }).voice(64, { level: -3, hiss: -12 });
    expect(scene.words(text).quiet(900).decisions()).toEqual(['pause', 'stop']);
  });

  it.each([
    ['short and dull', 400, { level: -2, hiss: -8 }, 'you were mumbling'],
    ['short, dull and half as loud', 640, { level: -6, hiss: -5 }, 'you were mumbling'],
    ['hummed at first', 400, { level: -2, hiss: null }, 'you were mumbling'],
    ['soft, but asks', 896, { level: -10, hiss: 0 }, 'could you repeat that'],
  ])('is not seen in a voice that is %s', (_, ms, difference, said) => {
    const scene = stage().voice(ms, difference).words(said).quiet(900);
    expect(scene.decisions()).toEqual(['pause', 'stop']);
  });

  it('is not seen in closed lips', () => {
    const scene = stage().sound('hum', 896, 0.9, { level: 0, hiss: null });
    expect(scene.words('could you repeat that').decisions()).toEqual(['stop']);
  });

  it('does not hide a candidate who speaks up during it', () => {
    const near = { level: 0, hiss: 0 };
    const scene = stage().voice(2_500, soft).words('I was just').voice(600, near);
    expect(scene.decisions()).toEqual(['pause', 'resume', 'pause']);
    expect(scene.words('I was just about to say').quiet(900).decisions().at(-1)).toBe('stop');
  });

  it('does not hide a call from a candidate who speaks up during it', () => {
    const scene = stage().voice(3_000, soft).words('the traffic is slow');
    scene.voice(320, { level: 0, hiss: 0 }).words('the traffic is slow wait');
    expect(scene.decisions()).toEqual(['pause', 'resume', 'stop']);
  });

  it('is still seen in the burst after it', () => {
    const scene = stage()
      .voice(1_000, soft)
      .quiet(BARGE_IN.burstEnd + 64);
    scene.voice(128, { level: 0, hiss: 0 }).words(text).quiet(900);
    expect(scene.decisions()).not.toContain('stop');
  });

  it('stops the interviewer with a call', () => {
    const scene = stage().voice(640, soft).words('wait please');
    expect(scene.decisions()).toEqual(['pause', 'stop']);
  });

  it('does not stop it by coming in bursts', () => {
    const scene = stage();
    for (let i = 0; i < 4; i += 1) scene.voice(256, soft).quiet(BARGE_IN.burstEnd + 64);
    expect(scene.decisions()).not.toContain('stop');
  });
});

describe('words from before the interviewer began', () => {
  it('are no interruption', () => {
    const scene = stage();
    scene.policy.words('and that was it', 0, SAID);
    scene.policy.begins({ interruptible: true });
    expect(scene.sound('speech', 128).words('and that was it').quiet(900).decisions()).toEqual([
      'pause',
      'resume',
    ]);
  });

  it('are distinguished from later ones', () => {
    const scene = stage();
    scene.policy.words('and that was it', 0, SAID);
    scene.policy.begins({ interruptible: true });
    expect(scene.sound('speech', 128).words('and that was it wait').decisions()).toEqual([
      'pause',
      'stop',
    ]);
  });

  it('that come late, without a voice during this utterance, are not an interruption', () => {
    const scene = stage().quiet(200).words('and that was it in the end of the day');
    expect(scene.told).toEqual([]);
    expect(scene.quiet(300).sound('speech', 200).quiet(900).decisions()).toEqual([
      'pause',
      'resume',
    ]);
  });
});

it('the next utterance can be interrupted again', () => {
  const scene = stage().sound('speech', 320).words('wait');
  scene.policy.begins({ interruptible: true });
  expect(scene.quiet(320).sound('speech', 320).words('wait wait').decisions()).toEqual([
    'pause',
    'stop',
    'pause',
    'stop',
  ]);
});
