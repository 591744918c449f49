import type { HearingChoice, Language, RuntimeConfig } from '@portal/protocol';
import { useMemo, useState } from 'react';
import { keepHearing, readHearing, type HearingMemory } from './hearing-memory';
import {
  browserHears,
  hearingOptions,
  initialHearing,
  recommendedHearing,
  type HearingOption,
} from './hearing-options';

export interface Hearing {
  options: HearingOption[];
  choice: HearingChoice;
  /** Null where an engine of the servers hears the language: then there is nothing to explain. */
  recommended: Extract<HearingChoice, 'browser' | 'none'> | null;
  browserAllowed: boolean;
  /** The browser was chosen, and may not hear yet. */
  consentMissing: boolean;
  choose(choice: HearingChoice): void;
  allowBrowser(allowed: boolean): void;
  /** Remembers what hears an interview, for going back into it. */
  keepInterview(id: string, hearing: HearingChoice): void;
  /** What hears that interview, as far as this device knows and still may. */
  ofInterview(id: string): HearingChoice | undefined;
}

export interface HearingParts {
  engines: RuntimeConfig['engines']['hearing'];
  language: Language;
  userId: string;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** How the candidate will be heard: chosen here, and remembered on this device. */
export function useHearing({ engines, language, userId, storage }: HearingParts): Hearing {
  const [memory, setMemory] = useState<HearingMemory>(() => readHearing(storage, userId));
  const [picked, setPicked] = useState<Partial<Record<Language, HearingChoice>>>({});
  const options = useMemo(
    () => hearingOptions(engines[language], browserHears()),
    [engines, language],
  );
  const remember = (part: Partial<HearingMemory>) => {
    const now = { ...memory, ...part };
    setMemory(now);
    keepHearing(storage, userId, now);
  };
  const pickedHere = options.find((option) => option.choice === picked[language])?.choice;
  const choice =
    pickedHere ?? initialHearing(options, memory.last[language], memory.browserAllowed);
  const recommended = recommendedHearing(options);
  return {
    options,
    choice,
    recommended: recommended === 'browser' || recommended === 'none' ? recommended : null,
    browserAllowed: memory.browserAllowed,
    consentMissing: choice === 'browser' && !memory.browserAllowed,
    choose: (next) => {
      setPicked({ ...picked, [language]: next });
      remember({ last: { ...memory.last, [language]: next } });
    },
    allowBrowser: (browserAllowed) => {
      // Whoever takes the consent back still sees what it belongs to.
      setPicked({ ...picked, [language]: choice });
      remember({ browserAllowed });
    },
    keepInterview: (id, hearing) => remember({ interview: { id, hearing } }),
    ofInterview: (id) => {
      if (memory.interview?.id !== id) return undefined;
      const { hearing } = memory.interview;
      return hearing === 'browser' && !(memory.browserAllowed && browserHears()) ? 'none' : hearing;
    },
  };
}
