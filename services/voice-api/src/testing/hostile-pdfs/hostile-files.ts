import { activeWith } from './active';
import { bombs } from './bombs';
import { cycles } from './cycles';
import { disguises } from './disguises';
import { encryption } from './encryption';
import { fonts } from './fonts';
import type { HostileFile } from './hostile-file';
import { images } from './images';
import { nesting } from './nesting';
import { pages } from './pages';
import { references } from './references';
import { truncated } from './truncated';

/**
 * Returns all hostile files, grouped by family.
 * @param port local port that their URLs point to
 */
export const hostileFiles = (port: number): Record<string, HostileFile[]> => ({
  bombs,
  nesting,
  cycles,
  active: activeWith(port),
  encryption,
  references,
  pages,
  fonts,
  images,
  truncated,
  disguises,
});
