/** Of the drawings: what is needed as a path. */

import { pathsIn } from '../../../ui/drawings';
import drawings from '../../../../../src/nunatak/games/lonewolves/art/drawings.svg?raw';

/** Suit signs in a box of 24: arch, cone with fire, dunes under the sun, reeds, snow crystal. */
export const SUIT_SIGNS = pathsIn(drawings, 'lw-suit-');
