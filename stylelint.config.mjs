/** Colours may only be defined in tokens.css. */
const colours = {
  'color-no-hex': true,
  'color-named': 'never',
  'function-disallowed-list': ['/^(rgb|hsl)a?$/', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
};

export default {
  plugins: ['stylelint-plugin-logical-css'],
  rules: {
    // Allow `overflow-x` and `overflow-y`, because not all browsers support `overflow-block` yet.
    'logical-css/require-logical-properties': [true, { ignore: ['overflow-y', 'overflow-x'] }],
    'logical-css/require-logical-keywords': true,
    // Rejects four-value shorthands in which right and left differ (values go clockwise from the
    // top), because the layout must also work right to left.
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
