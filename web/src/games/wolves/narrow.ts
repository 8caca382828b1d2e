/** Is the screen so narrow that everything stands in one column? */

import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('max-width: 1000px');
