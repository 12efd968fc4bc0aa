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
exec patronictl -c /etc/patroni/config.yml "$@"
