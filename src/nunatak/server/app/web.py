"""How does the web client reach the browser? As built files inside the package."""

from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

DIST = Path(__file__).parents[2] / "web_dist"
FOREVER = "public, max-age=31536000, immutable"


async def page(request: Request) -> Response:
    """A built file, or the page that draws every other address."""
    found = _file(request.path_params.get("path", ""))
    if found is None:
        return PlainTextResponse("The web client is not built.\n", 404)
    hashed = "assets" in found.relative_to(DIST).parts
    headers = {"cache-control": FOREVER if hashed else "no-cache", "vary": "Accept-Encoding"}
    packed = found.with_name(f"{found.name}.gz")  # made by the build
    if "gzip" in request.headers.get("accept-encoding", "") and packed.is_file():
        kind = guess_type(found.name)[0] or "application/octet-stream"
        return FileResponse(
            packed, headers={**headers, "content-encoding": "gzip"}, media_type=kind
        )
    return FileResponse(found, headers=headers)


def _file(path: str) -> Path | None:
    try:
        wanted = (DIST / path).resolve()
        found = wanted.is_file()
    except (OSError, ValueError):  # a name that no file can have
        return None
    if found and wanted.is_relative_to(DIST.resolve()):
        return wanted
    if "." in path.rpartition("/")[2]:
        return None
    index = DIST / "index.html"
    return index if index.is_file() else None
