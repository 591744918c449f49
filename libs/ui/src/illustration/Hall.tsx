import { Arches } from './Arches';
import styles from './Hall.module.css';

/** The hall beside login: what the interviewer says, above the lit doorway. At most 720 px wide it is a low band. */
export function Hall({ words, speaker }: { words: string; speaker: string }) {
  return (
    <div className={styles.hall}>
      <div className={styles.tall}>
        <Arches tone="lamp" cut="hall" breathing />
      </div>
      <div className={styles.low}>
        <Arches tone="lamp" cut="band" breathing />
      </div>
      <p className={styles.text}>
        <span className={styles.words}>{words}</span>
        <span className={styles.speaker}>{speaker}</span>
      </p>
    </div>
  );
}
