#!/bin/sh
# /usr/local/bin/haat-watch, kept running by haat-watch.service: looks at what Patroni 3.0 does not look at.
#
# The disk. A leader whose disk is full keeps its lock, and cannot even end in order. So a reserve of 256 MB is kept; at 95 % it
# is given up, and the leader hands over. At most once an hour, because a disk that is full on all three is not mended by that.
#
# The clock. Patroni sleeps until a time of day: set back by an hour, it sleeps an hour, loses its lock, and nobody takes over from
# a leader that is still seen alive. A change of its settings wakes it; this one changes nothing.
set -u
. /etc/haat/cluster.secrets
folder=/var/lib/postgresql
reserve=$folder/haat.reserve
handed=/run/haat-watch.handed-over
# Seconds between the time of day and the time since the start.
look_at_clock() {
  read -r up _ </proc/uptime
  is=$(($(date +%s) - ${up%.*}))
}
look_at_clock
was=$is
while sleep 2; do
  look_at_clock
  if [ $((was - is)) -gt 1 ]; then
    echo "The clock was set back by $((was - is)) s: waking Patroni."
    curl -s -m 2 -o /dev/null -u "patroni:$PATRONI_RESTAPI_PASSWORD" -X PATCH -d '{"nothing":null}' http://127.0.0.1:8008/config
  fi
  was=$is
  [ ! -e "$handed" ] || [ -z "$(find "$handed" -mmin -60)" ] || continue
  # Its last word, as in "Use% 7%".
  used=$(df --output=pcent "$folder") || continue
  used=${used##*[!0-9%]}
  used=${used%\%}
  [ "$used" -ge 90 ] || [ -e "$reserve" ] || fallocate -l 256M "$reserve"
  [ "$used" -ge 95 ] || continue
  rm -f "$reserve"
  curl -sf -m 2 -o /dev/null http://127.0.0.1:8008/primary || continue
  echo "The disk is $used % full: handing over."
  haat-cluster switchover haat --leader "$(sed -n 's/^NODE=//p' /etc/haat/node.env)" --force && touch "$handed"
done
