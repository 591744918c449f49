import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../start/settings.mjs';

const read = (path) => readFileSync(join(ROOT, 'libs/ui/src', path), 'utf8');

/** The colors of the dark theme, by their custom property. */
const DARK = new Map(
  [
    ...read('styles/tokens.css').matchAll(/(--[\w-]+): (?:light-dark\([^,]+, )?(#[\da-f]{6})\b/g),
  ].map(([, token, color]) => [token, color]),
);

function dark(token) {
  const color = DARK.get(token);
  assert.ok(color, `${token} has a dark color`);
  return color;
}

/** Relative luminance (WCAG 2.2). */
function luminance(color) {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Returns the tokens of a tone's fill, edge and text. The edge may be the component's own. */
function tone(css, name) {
  const rule = new RegExp(`^\\.${name} \\{[^}]*\\}`, 'm').exec(css)?.[0] ?? '';
  const token = (declaration) => declaration.exec(rule)?.[1];
  return {
    fill: token(/background: var\((--[\w-]+)\)/),
    edge:
      token(/border-color: var\((--[\w-]+)\)/) ??
      /border: 1px solid var\((--[\w-]+)\)/.exec(css)?.[1],
    text: token(/\n {2}color: var\((--[\w-]+)\)/) ?? '--ink',
  };
}

/** Less than this is hard to see as a shape of its own on a dark screen. */
const LEAST_SHAPE = 1.3;
/** WCAG 1.4.3, level AA. */
const LEAST_TEXT = 4.5;

for (const [part, tones] of [
  ['Chip', ['plain', 'strong', 'you', 'interviewer', 'caution']],
  ['Notice', ['error', 'caution', 'info', 'success']],
])
  for (const name of tones) {
    const { fill, edge, text } = tone(read(`feedback/${part}.module.css`), name);

    test(`${part}, ${name}: stands out from the dark canvas by its fill or its edge`, () => {
      const canvas = dark('--canvas');
      const best = Math.max(...[fill, edge].map((token) => contrast(dark(token), canvas)));
      assert.ok(best >= LEAST_SHAPE, `${best.toFixed(2)} is less than ${LEAST_SHAPE}`);
    });

    test(`${part}, ${name}: has text that can be read on its dark fill`, () => {
      const found = contrast(dark(text), dark(fill));
      assert.ok(found >= LEAST_TEXT, `${found.toFixed(2)} is less than ${LEAST_TEXT}`);
    });
  }
