// A bot in JavaScript, spoken to by lines (docs/engine.md): node examples/owl.mjs
//
// It plays every game, by the words of the legal actions alone. In Lone Wolves, where actions are
// called "green 6 to swamp", it leads its highest card and follows with its lowest.
import { createInterface } from 'node:readline';

const say = (line) => process.stdout.write(`${line}\n`);
let game = '';
let seat = 0;
let view = {};
let legal = [];

const value = (action) => Number(/^\w+ (\d) to /.exec(action)?.[1] ?? 0);
const by = (worth) => (best, action) => (worth(action) > worth(best) ? action : best);

function choose() {
  if (game !== 'lonewolves') return legal[0];
  const leads = view.phase === 'lead';
  return legal.reduce(by(leads ? value : (action) => -value(action)));
}

const orders = {
  nunatak() {
    ['id name Owl', 'id version 1', 'want view', 'want legal', 'ok'].forEach(say);
  },
  new(rest) {
    game = rest.split(' ')[0];
    seat = Number(/ seat (\d+)/.exec(rest)[1]);
  },
  ready: () => say('ready'),
  view: (rest) => (view = JSON.parse(rest)),
  legal: (rest) => (legal = rest.split(';').map((action) => action.trim())),
  go() {
    say(`info seat ${seat} chooses among ${legal.length}`);
    say(`bestmove ${choose()}`);
  },
  set() {}, // it has no options,
  data() {}, // knows no rules,
  position() {}, // looks at the view instead,
  stop() {}, // and never thinks for long
  quit: () => process.exit(0),
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const [word, ...rest] = line.trim().split(' ');
  if (orders[word]) orders[word](rest.join(' '));
  else if (word) say(`error unknown: ${word}`);
});
