#!/bin/sh
# /usr/local/bin/haat-disk, kept running by haat-disk.service: Patroni does not look at the disk, and a leader whose disk is
# full refuses writes for as long as it lasts. So one whose disk is 95 % full hands over to another machine; at most once an
# hour, because a disk that is full on all three is not mended by that.
set -u
handed=/run/haat-disk.handed-over
while sleep 2; do
  used=$(df --output=pcent /var/lib/postgresql | tail -1 | tr -dc 0-9)
  [ "${used:-0}" -ge 95 ] || continue
  [ -z "$(find "$handed" -mmin -60 2>/dev/null)" ] || continue
  curl -sf -m 2 -o /dev/null http://127.0.0.1:8008/primary || continue
  echo "The disk is $used % full: handing over."
  haat-cluster switchover haat --leader "$(sed -n 's/^NODE=//p' /etc/haat/node.env)" --force && touch "$handed"
done
