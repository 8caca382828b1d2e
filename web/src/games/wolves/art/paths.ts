/** Of the drawings: what is needed as a path. */

import { pathsIn } from '../../../ui/drawings';
import drawings from '../../../../../src/nunatak/games/wolves/art/drawings.svg?raw';

export const HEX = pathsIn(drawings, 'wv-hex')['']!;

/** Signs of the five actions, in a box of 24. */
export const SIGNS = pathsIn(drawings, 'wv-sign-');
