#!/bin/sh
# Puts the files of the cluster in their places on this machine; run as root from the folder of the shop.
#   sh deploy/cluster/install.sh secrets       prints new passwords, for /etc/haat/cluster.secrets
#   sh deploy/cluster/install.sh database db1  on a database machine, with its name in cluster.env
#   sh deploy/cluster/install.sh shop          on a machine of the shop
# /etc/haat/cluster.env and cluster.secrets stay as they are where they exist. Starts nothing.
set -eu
from=$(dirname "$0")

place() { install -D -m 644 "$from/$1" "$2"; }

case "${1:-}" in
secrets)
  for name in PATRONI_SUPERUSER_PASSWORD PATRONI_REPLICATION_PASSWORD PATRONI_REWIND_PASSWORD PATRONI_RESTAPI_PASSWORD; do
    echo "$name=$(head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n')"
  done
  exit
  ;;
database | shop) [ -e /etc/haat/cluster.env ] || place cluster.env /etc/haat/cluster.env ;;
*)
  sed -n '2,6p' "$0"
  exit 1
  ;;
esac

if [ "$1" = shop ]; then
  place haproxy.cfg /etc/haproxy/haproxy.cfg
  place systemd/haproxy.conf /etc/systemd/system/haproxy.service.d/haat.conf
  exit
fi

. /etc/haat/cluster.env
case "${2:-}" in
db1) address=$DB1 ;;
db2) address=$DB2 ;;
db3) address=$DB3 ;;
*)
  echo "Which machine is this: db1, db2 or db3?"
  exit 1
  ;;
esac
printf 'NODE=%s\nADDRESS=%s\n' "$2" "$address" >/etc/haat/node.env
[ -e /etc/haat/cluster.secrets ] || {
  echo "/etc/haat/cluster.secrets is missing: see docs/cluster.md, step 2."
  exit 1
}
chown root:postgres /etc/haat/cluster.secrets && chmod 640 /etc/haat/cluster.secrets
place patroni.yml /etc/patroni/config.yml
place pgbackrest.conf /etc/pgbackrest.conf
place systemd/etcd.conf /etc/systemd/system/etcd.service.d/haat.conf
place systemd/patroni.conf /etc/systemd/system/patroni.service.d/haat.conf
place systemd/haat-watch.service /etc/systemd/system/haat-watch.service
place systemd/haat-backup.service /etc/systemd/system/haat-backup.service
place systemd/haat-backup.timer /etc/systemd/system/haat-backup.timer
install -m 755 "$from/cluster.sh" /usr/local/bin/haat-cluster
install -m 755 "$from/watch.sh" /usr/local/bin/haat-watch
install -m 755 "$from/archive.sh" /usr/local/bin/haat-pgbackrest-push
install -m 755 "$from/restore.sh" /usr/local/bin/haat-restore
