"""What a link to somebody's finished map of a deal shows, where it is posted."""

import asyncio
import re
from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from cartographers.game.refusals import Refused
from cartographers.picture.preview import preview
from cartographers.server.edge.guard import purse_of
from cartographers.server.edge.pages import Page
from cartographers.server.limits.token_bucket import A_POSITION
from cartographers.server.service.deals import Deals, Drawn

_IMAGE = re.compile(r'(<meta property="og:image" content=")[^"]*"')
_TITLE = re.compile(r'(<meta property="og:title" content=")[^"]*"')


class Previews:
    """Pictures of finished tries, and documents that name them.

    Whoever has the link was given it by the person who drew: it tells what the shared text does, and no more.
    """

    def __init__(self, deals: Deals, page: Page) -> None:
        self._deals = deals
        self._page = page

    def routes(self) -> list[Route]:
        return [
            Route("/day/{deal}/{match}", self.document),
            Route("/day/{deal}/{match}/map.png", self.picture),
        ]

    async def picture(self, request: Request) -> Response:
        sheet, rated = await self._drawn(request)
        purse_of(request).owe(A_POSITION)
        png = await asyncio.to_thread(preview, sheet, rated)
        return Response(png, media_type="image/png", headers={"Cache-Control": "public, max-age=86400"})

    async def document(self, request: Request) -> Response:
        """The page; for those who show previews, with the picture of the map, where there is one."""
        shown = await self._page.shown(request)
        try:
            _, rated = await self._drawn(request)
        except Refused:
            return shown
        if not isinstance(shown, HTMLResponse):
            return shown
        deal = escape(request.path_params["deal"])
        text = bytes(shown.body).decode()
        origin = re.search(r'property="og:image" content="(https?://[^/"]+)', text)
        address = f"{origin[1] if origin else ''}{escape(request.url.path.rstrip('/'))}/map.png"
        text = _IMAGE.sub(lambda found: f'{found[1]}{address}"', text)
        text = _TITLE.sub(lambda found: f'{found[1]}Cartographers {deal}: {rated}"', text)
        return HTMLResponse(text, headers={"Cache-Control": "no-cache"})

    async def _drawn(self, request: Request) -> Drawn:
        told = request.path_params
        return await self._deals.shared(told["deal"], told["match"], purse_of(request))
