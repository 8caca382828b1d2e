/** What does the page's service worker do? Each part listens for what is its own. */

import { keepFiles } from './keeping';

keepFiles();
