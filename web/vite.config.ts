import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const ROOT = resolve(import.meta.dirname, '..');
const SERVER = process.env.NUNATAK_SERVER ?? 'http://127.0.0.1:8000';

/** While developing, recorded games are served from build/fixtures (see web/fixtures.py). */
function fixtures(): Plugin {
  return {
    name: 'fixtures',
    configureServer(server) {
      server.middlewares.use('/fixtures', (request, response, next) => {
        const name = (request.url ?? '/').split('?')[0]!.slice(1);
        const file = resolve(ROOT, 'build/fixtures', name);
        if (!/^[\w.-]+\.json$/.test(name) || !existsSync(file)) return next();
        response.setHeader('Content-Type', 'application/json');
        createReadStream(file).pipe(response);
      });
    },
  };
}

/** Where the tables live: at the server, or (`--mode site`) in the page, which any host can serve under any path. */
const HOMES = {
  server: { home: 'src/home/server.ts', base: '/', out: 'src/nunatak/web_dist', sw: 'src/sw/served.ts' },
  site: { home: 'src/home/alone.ts', base: './', out: 'build/site-app', sw: 'src/sw/alone.ts' },
} as const;

/** Each file of the compiled games, with its digest as web/site.py has it. */
function engines(): Record<string, string> {
  const folder = resolve(ROOT, 'build/page');
  const files = readdirSync(folder).filter((file) => /\.(wasm|js|json)$/.test(file));
  return Object.fromEntries(files.map((file) => [file, createHash('sha256').update(readFileSync(resolve(folder, file))).digest('hex').slice(0, 16)]));
}

function here(path: string): string {
  return resolve(import.meta.dirname, path);
}

export default defineConfig(({ mode }) => {
  const { home, base, out, sw } = HOMES[mode === 'site' ? 'site' : 'server'];
  return {
    base,
    plugins: [svelte(), fixtures()],
    resolve: { alias: { '#home': here(home) } },
    assetsInclude: ['**/*.ftl'],
    worker: { format: 'es' },
    define: { ENGINES: JSON.stringify(mode === 'site' ? engines() : {}) },
    build: {
      outDir: resolve(ROOT, out),
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      manifest: true,
      rolldownOptions: {
        input: { index: here('index.html'), sw: here(sw) },
        output: {
          entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'), // a worker's address never changes
          assetFileNames: ({ names }) =>
            names[0]?.endsWith('.ftl') ? 'assets/[name]-[hash].txt' : 'assets/[name]-[hash][extname]',
        },
      },
    },
    server: {
      fs: { allow: [ROOT] },
      proxy: { '/api': { target: SERVER, ws: true } },
    },
  };
});
