/** Lay the sheet of drawings into the page, once, for whoever draws with them. */

import '../tokens.css';
import { laying } from '../../../ui/drawings';
import drawings from '../../../../../src/nunatak/games/arctica/art/drawings.svg?raw';

export const needArt = laying(drawings);
