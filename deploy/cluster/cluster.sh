#!/bin/sh
# /usr/local/bin/haat-cluster: patronictl with the addresses and secrets of this cluster, as root on a database machine.
#   haat-cluster list
#   haat-cluster switchover haat --force     another machine becomes the leader
set -eu
set -a
. /etc/haat/cluster.env
. /etc/haat/cluster.secrets
set +a
export PATRONI_ETCD_HOSTS="$DB1:2379,$DB2:2379,$DB3:2379"
# Patroni writes the leader's memory to its disk before it hands over, and takes no writes meanwhile: so that is done before,
# twice, because the first takes a while.
[ "${1:-}" != switchover ] || PGPASSWORD=$PATRONI_SUPERUSER_PASSWORD psql -h "$DB1,$DB2,$DB3" -U postgres -Xqc checkpoint -c checkpoint \
  'dbname=postgres target_session_attrs=read-write connect_timeout=2' || true
exec patronictl -c /etc/patroni/config.yml "$@"
