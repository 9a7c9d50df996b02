#!/bin/sh
# Makes the keys that the academy cannot do without, in secrets/, where they are missing. Back them up: without them nobody
# stays signed in, no stored address can be read and no kept version restored. sandbox_secret is for trials alone. The folder is closed to other users; the files are open inside it,
# since a container reads them as another user.
set -eu
cd "$(dirname "$0")/../.."
mkdir -p secrets && chmod 700 secrets
for name in auth_master_key mail_key content_key sandbox_secret; do
  [ -s "secrets/$name" ] && continue
  head -c 32 /dev/urandom | base64 > "secrets/$name"
  chmod 444 "secrets/$name"
  echo "made secrets/$name"
done
