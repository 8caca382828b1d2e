/** Runs a sample that the build has said in JavaScript, and tells what it gives. */

import { pathToFileURL } from 'node:url';

import { plain, runtime } from '../../web/src/engine/python.ts';

const { default: make } = await import(pathToFileURL(process.argv[2]!).href);
const sample = make(runtime(() => () => null, () => null));
const names = ['texts', 'numbers', 'things', 'arrays', 'wrongs'];
process.stdout.write(JSON.stringify(Object.fromEntries(names.map((name) => [name, plain(sample[name]())]))));
