/** The mark: a doorway with the lamp lit. Decorative; the product's name stands beside it or in the heading. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <svg width={(size * 26) / 30} height={size} viewBox="0 0 26 30" aria-hidden="true">
      <path d="M0 30V13a13 13 0 0 1 26 0v17Z" fill="var(--pine)" />
      <path d="M7 30V20a6 6 0 0 1 12 0v10Z" fill="var(--lamp)" />
    </svg>
  );
}
