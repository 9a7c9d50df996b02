#!/bin/sh
# Prints what each Node image adds to its base image, in megabytes, and fails where one adds more than 120 MB.
set -eu
base=node:24-bookworm-slim
most=120
size() { docker image inspect --format '{{.Size}}' "$1"; }
empty=$(size "$base")
failed=0
printf '%-24s %s\n' image 'MB over the base'
for image in $(docker images --format '{{.Repository}}' --filter 'label=academy.process' --filter dangling=false | sort -u); do
  over=$((($(size "$image") - empty + 500000) / 1000000))
  printf '%-24s %6d\n' "$image" "$over"
  [ "$over" -le "$most" ] || failed=1
done
exit "$failed"
