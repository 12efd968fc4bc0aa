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
ask() {
  host=$1
  shift
  PGPASSWORD=$PATRONI_SUPERUSER_PASSWORD psql -h "$host" -U postgres -XqAt "$@" || true
}
on_leader="dbname=postgres target_session_attrs=read-write connect_timeout=2"
case "$*" in
switchover*--candidate*) ;;
switchover*)
  # The one that has each commit takes over. Without a name, the two others compare themselves first, and may do so twice.
  of_follower="select application_name, host(client_addr) from pg_stat_replication where sync_state = 'sync'"
  follower=$(ask "$DB1,$DB2,$DB3" -F ' ' -c checkpoint -c "$of_follower" "$on_leader")
  # Patroni writes the leader's memory to its disk before it hands over, and takes no writes meanwhile; the next one writes its own
  # as soon as it leads. So both are done before, the leader's twice, because the others take a while.
  [ -z "$follower" ] || ask "${follower#* }" -c checkpoint "dbname=postgres connect_timeout=2"
  ask "$DB1,$DB2,$DB3" -c checkpoint "$on_leader"
  [ -z "$follower" ] || set -- "$@" --candidate "${follower% *}"
  ;;
esac
exec patronictl -c /etc/patroni/config.yml "$@"
