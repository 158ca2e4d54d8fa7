#!/bin/sh
# The second half of `npm start`: the built server, on the pinned Node, in place of this shell. So the
# server is what npm passes signals to and waits for, and nothing stays beside it in memory.
#
# Two settings keep it at half the memory that it takes by itself, at the same speed:
# - a new generation of 8 MB: Node sizes it by the machine, and one server has no use for more;
# - two arenas for native memory: every thread that resizes pictures keeps one of its own otherwise.
root=$(cd "$(dirname "$0")/.." && pwd)
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
exec "$root/node_modules/node/bin/node" --max-semi-space-size=8 "$root/api/build/main.js"
