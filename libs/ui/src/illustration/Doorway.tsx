/**
 * A small illustration of a doorway, hidden from assistive technology. The `success` doorway is lit
 * and has a check mark; the `unlit` doorway is for failures.
 */
export function Doorway({
  state,
  size = 86,
}: {
  state: 'success' | 'lit' | 'unlit';
  size?: number;
}) {
  const door =
    state === 'unlit' ? 'color-mix(in srgb, var(--pine) 42%, var(--canvas))' : 'var(--lamp)';
  return (
    <svg width={(size * 75) / 86} height={size} viewBox="0 0 75 86" aria-hidden="true">
      <path d="M0 86V37.5a37.5 37.5 0 0 1 75 0V86Z" fill="var(--pine-tint)" />
      <path
        d="M10 86V43.5a27.5 27.5 0 0 1 55 0V86Z"
        fill="color-mix(in srgb, var(--pine) 20%, var(--pine-tint))"
      />
      <path d="M20 86V49.5a17.5 17.5 0 0 1 35 0V86Z" fill={door} />
      {state === 'success' && (
        <path
          d="m29 61.5 6 6.5 11.5-13.5"
          fill="none"
          stroke="#3a2204"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}

/**
 * The logo, a lit doorway. It is hidden from assistive technology, so show the product's name next
 * to it or in the heading.
 */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <svg width={(size * 26) / 30} height={size} viewBox="0 0 26 30" aria-hidden="true">
      <path d="M0 30V13a13 13 0 0 1 26 0v17Z" fill="var(--pine)" />
      <path d="M7 30V20a6 6 0 0 1 12 0v10Z" fill="var(--lamp)" />
    </svg>
  );
}
