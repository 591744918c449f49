/** Use logical properties instead of left and right, and colours from tokens only. */
const colours = {
  'color-no-hex': true,
  'color-named': 'never',
  'function-disallowed-list': ['/^(rgb|hsl)a?$/', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
};

export default {
  plugins: ['stylelint-plugin-logical-css'],
  rules: {
    // Browsers don't support `overflow-block` yet.
    'logical-css/require-logical-properties': [true, { ignore: ['overflow-y', 'overflow-x'] }],
    'logical-css/require-logical-keywords': true,
    // Four values go clockwise: if the second differs from the fourth, left and right differ.
    'declaration-property-value-disallowed-list': {
      '/^(margin|padding|inset|border-(width|style|color|radius))$/': [
        '/^[^\\s,]+ ([^\\s,]+) [^\\s,]+ (?!\\1$)[^\\s,]+$/',
      ],
    },
    ...colours,
  },
  overrides: [
    {
      files: ['**/libs/ui/src/styles/tokens.css'],
      rules: Object.fromEntries(Object.keys(colours).map((rule) => [rule, null])),
    },
  ],
};
