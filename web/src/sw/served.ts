/** What does the browser do for us while no page of ours is open? */

import { takeNotices } from './push';

takeNotices();
