"""What a server under test answers."""
import urllib.error
import urllib.request


def status_of(url):
    """The status of an address; none while nobody listens."""
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return answer.status
    except urllib.error.HTTPError as refused:
        return refused.code
    except OSError:
        return None
