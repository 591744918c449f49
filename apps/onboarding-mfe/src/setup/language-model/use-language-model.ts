import { keep, readKept } from '@portal/auth-store';
import type { LanguageModelChoice, LanguageModelInfo } from '@portal/protocol';
import * as z from '@portal/protocol/zod';
import { useState } from 'react';

/** The language model as the setup shows it, with the user's consent where one is needed. */
export type LanguageModel =
  | { is: 'none' }
  | { is: 'local'; name: string }
  | {
      is: 'hosted';
      name: string;
      host: string;
      allowed: boolean;
      allow(allowed: boolean): void;
    };

export interface LanguageModelParts {
  model: LanguageModelInfo;
  userId: string;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/**
 * Manages the user's consent to a hosted language model. The consent is remembered on this device
 * and holds for one model at one host. A hosted model whose host is unknown is treated as none,
 * because nobody can agree to an unknown recipient.
 */
export function useLanguageModel({ model, userId, storage }: LanguageModelParts): LanguageModel {
  const [consent, setConsent] = useState(() => readConsent(storage, userId));
  const { kind, name, host } = model;
  if (kind === 'local') return { is: 'local', name };
  if (kind !== 'hosted' || host === undefined) return { is: 'none' };
  return {
    is: 'hosted',
    name,
    host,
    allowed: consent !== null && consent.name === name && consent.host === host,
    allow: (allowed) => {
      const now = allowed ? { name, host } : null;
      setConsent(now);
      keep(storage, keyOf(userId), now);
    },
  };
}

/** Whether the interviews started now use the model. */
export const isUsed = (model: LanguageModel): boolean =>
  model.is === 'local' || (model.is === 'hosted' && model.allowed);

/** Returns the choice to send with the room request, or undefined if there is nothing to choose. */
export function choiceOf(model: LanguageModel): LanguageModelChoice | undefined {
  if (model.is !== 'hosted') return undefined;
  const { allowed, name, host } = model;
  return { allowed, kind: 'hosted', name, host };
}

/** The model that the user last agreed to. Nothing is stored if they withdrew their consent. */
const consentSchema = z.object({ name: z.string(), host: z.string() });
const keyOf = (userId: string) => `language-model:${userId}`;

const readConsent = (storage: Pick<Storage, 'getItem'>, userId: string) =>
  readKept(storage, keyOf(userId), consentSchema);
