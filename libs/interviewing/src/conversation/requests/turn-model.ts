import { vectorOf, type HeardTurn } from './terms';
import { TURN_KINDS, type TurnKind } from './turn-kinds';
import trained from './turn-model.json' with { type: 'json' };

const bytes = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Written by `npm run tune:talk`. A row of weights for each index, one for each kind. */
const MODEL = {
  bias: trained.bias,
  /** What one step of a stored weight is worth, and one step of a stored rarity. */
  weightStep: trained.weightStep,
  rarityStep: trained.rarityStep,
  weights: new Int8Array(bytes(trained.weights).buffer),
  rarities: bytes(trained.rarities),
};

/** Returns the likelihood (0–1) of each kind of turn. */
export function likelihoodsOf(turn: HeardTurn): Record<TurnKind, number> {
  const sums = [...MODEL.bias];
  for (const [index, value] of vectorOf(turn, (at) => MODEL.rarities[at]! * MODEL.rarityStep)) {
    const row = index * TURN_KINDS.length;
    for (let kind = 0; kind < TURN_KINDS.length; kind += 1)
      sums[kind]! += value * MODEL.weights[row + kind]! * MODEL.weightStep;
  }
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return Object.fromEntries(TURN_KINDS.map((kind, at) => [kind, powers[at]! / total])) as Record<
    TurnKind,
    number
  >;
}
