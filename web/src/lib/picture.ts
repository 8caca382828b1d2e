/** A picture of the board with a line under it, to be kept or sent on: drawn by the page itself. */

const KEPT = [
  'color', 'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin',
  'opacity', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'paint-order', 'visibility', 'display', 'transform',
];
const NAMESPACE = 'http://www.w3.org/2000/svg';
const WIDTH = 1200;
const FOOT = 120;

/** A copy that looks the same without the page's style sheets. */
function copied(node: Element): Element {
  const copy = node.cloneNode(false) as Element;
  if (node instanceof SVGElement) {
    const style = getComputedStyle(node);
    copy.removeAttribute('class');
    copy.removeAttribute('style');
    for (const name of KEPT) {
      const value = style.getPropertyValue(name).replaceAll('"', "'");
      if (name !== 'transform' || value !== 'none') copy.setAttribute(name, value);
    }
  }
  for (const child of node.childNodes) copy.append(child instanceof Element ? copied(child) : child.cloneNode());
  return copy;
}

/** Drawings on the page's sheets that others point at by their id, and those that these point at. */
function borrowed(svg: Element, found = new Map<string, Element>()): Map<string, Element> {
  for (const [, id] of svg.outerHTML.matchAll(/(?:href="|url\((?:&quot;|["'])?)#([\w-]+)/g)) {
    const source = id && !found.has(id) ? document.getElementById(id) : null;
    if (!source || svg.querySelector(`#${CSS.escape(id!)}`)) continue;
    const copy = source.cloneNode(true) as Element;
    found.set(id!, copy);
    borrowed(copy, found);
  }
  return found;
}

/** The colours that drawings name, as they are in this theme. */
function palette(drawings: string, colour: (name: string) => string): string {
  const names = new Set([...drawings.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!));
  return [...names].map((name) => `${name}:${colour(name)}`).join(';');
}

/** The board as it lies in `field`, and beneath it who played and how it ended. */
export async function pictureOf(field: Element, title: string, result: string): Promise<Blob> {
  const board = [...field.querySelectorAll<SVGSVGElement>('svg')].reduce((most, svg) => (svg.childElementCount && area(svg) > area(most) && !svg.classList.contains('traces') ? svg : most));
  const copy = copied(board);
  copy.removeAttribute('transform');
  const box = board.viewBox.baseVal;
  const height = Math.round((WIDTH * box.height) / box.width);
  copy.setAttribute('width', `${WIDTH}`);
  copy.setAttribute('height', `${height}`);
  const page = getComputedStyle(document.documentElement);
  const colour = (name: string): string => page.getPropertyValue(name).trim();
  const line = (y: number, size: number, words: string): string =>
    `<text x="40" y="${y}" font-family="${colour('--font-display').replaceAll('"', "'")}" font-size="${size}" font-weight="600" fill="${colour('--table-ink')}">${escaped(words)}</text>`;
  const defs = [...borrowed(copy).values()].map((each) => each.outerHTML).join('');
  const whole = `<svg xmlns="${NAMESPACE}" width="${WIDTH}" height="${height + FOOT}" style="${palette(defs, colour)}"><rect width="100%" height="100%" fill="${colour('--table')}"/><defs>${defs}</defs>${copy.outerHTML}${line(height + 52, 40, result)}${line(height + 94, 24, title)}</svg>`;
  return drawn(whole, WIDTH, height + FOOT);
}

const area = (svg: SVGSVGElement): number => svg.clientWidth * svg.clientHeight;

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

async function drawn(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'));
}

/** Send it on, where the device can; else it is kept as a file. */
export async function share(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], `${name}.png`, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
