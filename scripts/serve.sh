#!/bin/sh
# The second half of `npm start`: replaces this shell by the built server on the pinned Node. So npm passes
# signals to the server itself and waits for it, and no other process stays in memory.
#
# Three settings halve its memory:
# - a young generation of 8 MB: Node sizes it by the machine, and one server does not need more;
# - the heap is collected when it has grown by half: Node lets it grow to three times what is in use;
# - two arenas for native memory: else every thread that resizes pictures keeps one of its own.
root=$(cd "$(dirname "$0")/.." && pwd)
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
exec "$root/node_modules/.bin/node" --max-semi-space-size=8 --heap-growing-percent=50 "$root/api/build/main.js"
