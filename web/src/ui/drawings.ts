/** The drawings lie as SVG files in the Python package, which draws with them too; here they come into the page. */

/** Lays a sheet of drawings into the page, once, so that `<use>` finds each by its id. */
export function laying(drawings: string): () => void {
  let laid = false;
  return () => {
    if (laid) return;
    laid = true;
    document.body.insertAdjacentHTML('beforeend', drawings);
    const sheet = document.body.lastElementChild as SVGSVGElement;
    sheet.style.position = 'absolute';
    sheet.setAttribute('aria-hidden', 'true');
    sheet.setAttribute('focusable', 'false');
  };
}

/** The paths of a sheet whose ids begin so, by the rest of their ids. */
export function pathsIn(drawings: string, prefix: string): Record<string, string> {
  const found = drawings.matchAll(new RegExp(`<path id="${prefix}([\\w-]*)" d="([^"]+)"`, 'g'));
  return Object.fromEntries([...found].map(([, name, path]) => [name, path]));
}
