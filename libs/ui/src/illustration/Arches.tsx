import { useId, type CSSProperties } from 'react';
import { classNames } from '../class-names';
import styles from './Arches.module.css';
import hallStyles from './Hall.module.css';

/**
 * Props for `Arches`, a picture of the interviewer's doorway at the end of a hall of arches. The
 * picture fills its container, which must be positioned.
 */
export interface ArchesProps {
  /**
   * - `lamp`: the interviewer is speaking.
   * - `mint`: it is the candidate's turn.
   * - `dim`: the interviewer is absent.
   */
  tone: 'lamp' | 'mint' | 'dim';
  /**
   * The speaker's volume (0–1), shown as the brightness of the door. Changes are smoothed over 120
   * ms. Use 0.6 when nobody is speaking.
   */
  level?: number;
  /** Whether the light pulses slowly. Used where no volume is measured. */
  breathing?: boolean;
  /** Whether the door is open or closed. Left out, the doorway has no door. */
  door?: 'open' | 'closed';
  /** How far the light reaches (0–1): the more of the interview is done, the further. */
  progress?: number;
  /** How the picture is cropped: `hall` is tall, `room` fits any frame and `band` is short and wide. */
  cut?: 'hall' | 'room' | 'band';
  className?: string;
}

const DOOR = { half: 89, spring: -155 };
/**
 * For each arch, outermost first: half its width, and the y coordinate where it starts to curve.
 * The origin is the middle of the door sill, and y is negative above the sill.
 */
const ARCHES = [
  { half: 420, spring: -18 },
  { half: 328, spring: -88 },
  { half: 255, spring: -129 },
  { half: 194, spring: -150 },
  { half: 142, spring: -160 },
];
/** Slope of the floor's edges: distance outwards divided by distance towards the viewer. */
const FLOOR_SLOPE = 170 / 160;
const VIEW_BOX = {
  hall: '-372 -652 745 820',
  // So narrow that the height alone decides the scale: the whole door is seen in any frame, and a
  // wide one sees more of the hall.
  room: '-110 -352 220 560',
  band: '-328 -390 656 550',
};
const FIT = { hall: 'xMidYMax slice', room: 'xMidYMax meet', band: 'xMidYMid slice' };

/** The start half of the door; the other one is its mirror image. */
const LEAF = `M0 0H${-DOOR.half}V${DOOR.spring}A${DOOR.half} ${DOOR.half} 0 0 1 0 ${DOOR.spring - DOOR.half}Z`;

const within = (share: number) => Math.min(1, Math.max(0, share));
const sill = (half: number) => (half - DOOR.half) / FLOOR_SLOPE;
const archPath = (half: number, spring: number, base: number) =>
  `M${-half} ${base}V${spring}A${half} ${half} 0 0 1 ${half} ${spring}V${base}Z`;

export function Arches({
  tone,
  level = 0.6,
  breathing = false,
  door,
  progress = 1,
  cut = 'room',
  className,
}: ArchesProps) {
  const id = useId();
  const style = { '--level': within(level), '--progress': within(progress) } as CSSProperties;
  return (
    <svg
      className={classNames(
        styles.arches,
        styles[tone],
        cut === 'band' && styles.band,
        breathing && styles.breathing,
        door && styles[door],
        className,
      )}
      style={style}
      viewBox={VIEW_BOX[cut]}
      preserveAspectRatio={FIT[cut]}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}d`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.doorTop} />
          <stop offset="1" className={styles.doorFoot} />
        </linearGradient>
        <linearGradient id={`${id}f`} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="180">
          <stop offset="0" className={styles.floorNear} />
          <stop offset="1" className={styles.floorFar} />
        </linearGradient>
        <radialGradient id={`${id}g`} gradientUnits="userSpaceOnUse" cx="0" cy="-96" r="285">
          <stop offset="0" className={styles.glowIn} />
          <stop offset=".45" className={styles.glowMid} />
          <stop offset="1" className={styles.glowOut} />
        </radialGradient>
      </defs>
      {ARCHES.map(({ half, spring }, index) => (
        <path
          key={half}
          d={archPath(half, spring, sill(half))}
          className={classNames(styles.arch, styles[`arch${index}`])}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path d={`M${-DOOR.half} 0H${DOOR.half}L640 518H-640Z`} className={styles.ground} />
      <g className={styles.light}>
        <circle cx="0" cy="-96" r="285" fill={`url(#${id}g)`} className={styles.glow} />
        <path
          d={`M${-DOOR.half} 0H${DOOR.half}L640 518H-640Z`}
          fill={`url(#${id}f)`}
          className={styles.floor}
        />
      </g>
      <path d={archPath(DOOR.half, DOOR.spring, 0)} fill={`url(#${id}d)`} className={styles.door} />
      {door && (
        <>
          <Leaf />
          <g transform="scale(-1 1)">
            <Leaf />
          </g>
        </>
      )}
    </svg>
  );
}

/** One half of the door, with its panel and its handle. */
function Leaf() {
  return (
    <g className={styles.leaf}>
      <path d={LEAF} vectorEffect="non-scaling-stroke" />
      <path
        d="M-16 -16H-73V-152A73 73 0 0 1 -16 -223Z"
        className={styles.panel}
        vectorEffect="non-scaling-stroke"
      />
      <circle cx="-9" cy="-104" r="3.2" className={styles.handle} />
    </g>
  );
}

/**
 * The illustration next to the login form: the lit doorway with the interviewer's words above it.
 * On screens up to 720 px wide, the picture is a short, wide band.
 */
export function Hall({ words, speaker }: { words: string; speaker: string }) {
  return (
    <div className={hallStyles.hall}>
      <div className={hallStyles.tall}>
        <Arches tone="lamp" cut="hall" breathing />
      </div>
      <div className={hallStyles.low}>
        <Arches tone="lamp" cut="band" breathing />
      </div>
      <p className={hallStyles.text}>
        <span className={hallStyles.words}>{words}</span>
        <span className={hallStyles.speaker}>{speaker}</span>
      </p>
    </div>
  );
}
