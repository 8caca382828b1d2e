/** The five seats' emblems, as paths in a box of 24 by 24; their signs and patterns on a sheet. */

import drawings from '../../../src/nunatak/play/art/drawings.svg?raw';
import { laying, pathsIn } from './drawings';

export const EMBLEMS: readonly string[] = Object.values(pathsIn(drawings, 'seat-emblem-'));
export const needSigns = laying(drawings);
