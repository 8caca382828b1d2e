/** Of the drawings: what is needed as a path. */

import { pathsIn } from '../../../ui/drawings';
import drawings from '../../../../../src/nunatak/games/arctica/art/drawings.svg?raw';

/** An arrow that points to the east, in a box of 24 around its middle. */
export const ARROW = pathsIn(drawings, 'ar-arrow')['']!;
