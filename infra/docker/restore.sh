#!/bin/sh
# Restores what back-up.sh saved, into volumes that hold nothing yet: infra/docker/restore.sh FOLDER
# To replace data, remove it first, which cannot be undone: docker compose --profile '*' down --volumes
set -eu
folder=${1:?Name the folder of the backup: infra/docker/restore.sh FOLDER}
# Of every profile: what is not started just now has its volumes too.
compose() { docker compose --profile '*' "$@"; }
project=$(compose config --format json | sed -n 's/^  "name": "\(.*\)",$/\1/p' | head -1)
volumes=$(compose config --volumes)
for volume in $volumes; do
  if docker volume inspect "${project}_$volume" >/dev/null 2>&1; then
    echo "The volume ${project}_$volume exists. Remove it first, with its data: docker compose --profile '*' down --volumes" >&2
    exit 1
  fi
done
[ -d secrets ] || tar -xzf "$folder/secrets.tar.gz"
for volume in $volumes; do
  [ -f "$folder/$volume.tar.gz" ] || continue
  # Labelled as Compose does, so that it knows them as its own.
  docker volume create --label "com.docker.compose.project=$project" --label "com.docker.compose.volume=$volume" \
    "${project}_$volume" >/dev/null
  docker run --rm -i -v "${project}_$volume:/data" node:24-bookworm-slim tar -C /data -xzpf - < "$folder/$volume.tar.gz"
  echo "restored ${project}_$volume"
done
