#!/bin/sh
# /usr/local/bin/haat-disk, kept running by haat-disk.service. Patroni does not look at the disk: a leader whose disk is full
# keeps its lock, and cannot even end in order. So a reserve of 256 MB is kept; at 95 % it is given up, and the leader hands
# over. At most once an hour, because a disk that is full on all three is not mended by that.
set -u
folder=/var/lib/postgresql
reserve=$folder/haat.reserve
handed=/run/haat-disk.handed-over
while sleep 2; do
  [ -z "$(find "$handed" -mmin -60 2>/dev/null)" ] || continue
  used=$(df --output=pcent "$folder" | tail -1 | tr -dc 0-9)
  [ "${used:-0}" -ge 90 ] || [ -e "$reserve" ] || fallocate -l 256M "$reserve"
  [ "${used:-0}" -ge 95 ] || continue
  rm -f "$reserve"
  curl -sf -m 2 -o /dev/null http://127.0.0.1:8008/primary || continue
  echo "The disk is $used % full: handing over."
  haat-cluster switchover haat --leader "$(sed -n 's/^NODE=//p' /etc/haat/node.env)" --force && touch "$handed"
done
