/** Is the screen so narrow that hand and plan have little more than a thumb's height? */

import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('max-width: 1000px');
