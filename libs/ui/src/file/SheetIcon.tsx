/** A sheet of paper with an arrow into it. */
export function SheetIcon() {
  return (
    <svg
      width="44"
      height="50"
      viewBox="0 0 44 50"
      fill="none"
      stroke="var(--pine)"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path
        d="M7 2h21l13 13v28a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5Z"
        fill="var(--pine-tint)"
      />
      <path d="M28 2v9a4 4 0 0 0 4 4h9" fill="var(--surface)" />
      <path d="M22 39V26m-6 6 6-6 6 6" />
    </svg>
  );
}
