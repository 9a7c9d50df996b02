#!/bin/sh
# Saves the data volumes of the academy's Compose project, and its secrets, to a folder: infra/docker/back-up.sh FOLDER
# Run it while the academy is stopped (docker compose --profile '*' stop): the store and the broker have to be of one moment.
# Of every profile: what is not started just now has its volumes too.
set -eu
folder=${1:?Name a folder for the backup: infra/docker/back-up.sh FOLDER}
compose() { docker compose --profile '*' "$@"; }
project=$(compose config --format json | sed -n 's/^  "name": "\(.*\)",$/\1/p' | head -1)
if [ -n "$(compose ps --quiet --status running)" ]; then
  echo 'The academy is running. Stop it first: docker compose --profile "*" stop' >&2
  exit 1
fi
umask 077
mkdir -p "$folder"
for volume in $(compose config --volumes); do
  docker volume inspect "${project}_$volume" >/dev/null 2>&1 || continue
  docker run --rm -v "${project}_$volume:/data:ro" node:24-bookworm-slim tar -C /data -czf - . > "$folder/$volume.tar.gz"
  echo "saved ${project}_$volume"
done
tar -czf "$folder/secrets.tar.gz" secrets
echo 'saved secrets'
