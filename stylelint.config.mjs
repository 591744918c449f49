/** Style sheets know the reading direction, not left and right, and take every colour from the tokens. */
const colours = {
  'color-no-hex': true,
  'color-named': 'never',
  'function-disallowed-list': ['/^(rgb|hsl)a?$/', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
};

export default {
  plugins: ['stylelint-plugin-logical-css'],
  rules: {
    // `overflow-block` is not in the browsers yet.
    'logical-css/require-logical-properties': [true, { ignore: ['overflow-y', 'overflow-x'] }],
    'logical-css/require-logical-keywords': true,
    // Four values go round clockwise: a second that is not the fourth means another left than right.
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
