#!/bin/sh
# /usr/local/bin/haat-restore: takes the database of this machine back to a moment, from the backups; as root.
#   haat-restore '2026-11-27 14:05:00+05:30'
# Patroni must be stopped on all three machines (docs/cluster.md, "Back to a moment"). What stood here before is kept beside it.
set -eu
moment=${1:?say the moment: haat-restore '2026-11-27 14:05:00+05:30'}
data=/var/lib/postgresql/15/haat
bin=/usr/lib/postgresql/15/bin
set -a
. /etc/haat/cluster.secrets
set +a
as_postgres() { setpriv --reuid postgres --regid postgres --init-groups "$@"; }

if [ -e "$data/postmaster.pid" ] && kill -0 "$(head -1 "$data/postmaster.pid")" 2>/dev/null; then
  echo "PostgreSQL runs on this machine: stop Patroni and PostgreSQL on all three first."
  exit 1
fi
[ ! -e "$data" ] || mv "$data" "$data.before-$(date +%s)"
install -d -m 700 -o postgres -g postgres "$data"
as_postgres pgbackrest --stanza=haat --type=time --target="$moment" --target-action=promote restore
# Patroni's own rules of who may connect come back with it; until then nobody but this script.
as_postgres "$bin/pg_ctl" -D "$data" -w -t 86400 -l /var/lib/postgresql/restore.log \
  -o "-c listen_addresses='' -c unix_socket_directories=/run/postgresql -c archive_mode=off -c synchronous_standby_names=''" start
until [ "$(as_postgres psql -h /run/postgresql -AtXc 'select pg_is_in_recovery()')" = f ]; do sleep 1; done
as_postgres "$bin/pg_ctl" -D "$data" -m fast -w stop
echo "The database is as it was at $moment. Start Patroni here first, then on the others."
