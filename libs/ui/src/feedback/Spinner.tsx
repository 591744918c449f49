import styles from './Spinner.module.css';

/** A rotating arc. It is hidden from assistive technology, so always show text next to it. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <svg
      className={styles.spinner}
      width={size}
      height={size}
      viewBox="0 0 18 18"
      aria-hidden="true"
    >
      <path
        d="M9 1.5A7.5 7.5 0 1 1 2.5 12.75"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
