import { createReadStream, existsSync } from 'node:fs';
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

export default defineConfig({
  plugins: [svelte(), fixtures()],
  assetsInclude: ['**/*.ftl'],
  build: {
    outDir: resolve(ROOT, 'src/nunatak/web_dist'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.ftl') ? 'assets/[name]-[hash].txt' : 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: {
    fs: { allow: [ROOT] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
});
