#!/usr/bin/env bash
# What clients see while the database, the way to it or a node is in trouble, and how soon changes are kept again.
# bench/faults.sh [ROW…]: rows of bench/support/faults.py, all of them unless named. Rows with a full disk need root.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
exec python3 bench/support/faults.py "$@"
