"""How is a letter sent? By the operator's own SMTP server."""

import smtplib
import ssl
from email.message import EmailMessage

from nunatak.server.settings import Settings

PATIENCE = 20.0


def can_send(settings: Settings) -> bool:
    """Whether this house sends mail at all."""
    return bool(settings.smtp_host and settings.smtp_from)


def send(settings: Settings, to: str, subject: str, text: str, off: str | None = None) -> None:
    """One letter; `off` is the address that a mail program asks for no more of them."""
    letter = EmailMessage()
    letter["From"] = settings.smtp_from
    letter["To"] = to
    letter["Subject"] = subject
    letter["Auto-Submitted"] = "auto-generated"
    if off is not None:
        letter["List-Unsubscribe"] = f"<{off}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    letter.set_content(text)
    with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=PATIENCE) as server:
        if settings.smtp_tls != "none":
            server.starttls(context=ssl.create_default_context())
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(letter)
