#!/bin/sh
# The second half of `npm start`: replaces this shell by the built server on the pinned Node. So npm passes
# signals to the server itself and waits for it, and no other process stays in memory.
#
# Two settings halve its memory at the same speed:
# - a young generation of 8 MB: Node sizes it by the machine, and one server does not need more;
# - two arenas for native memory: else every thread that resizes pictures keeps one of its own.
root=$(cd "$(dirname "$0")/.." && pwd)
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
exec "$root/node_modules/node/bin/node" --max-semi-space-size=8 "$root/api/build/main.js"
