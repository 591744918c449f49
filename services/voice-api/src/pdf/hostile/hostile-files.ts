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

/** Every hostile file by its family. @param port where the addresses in them point, on this machine */
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
