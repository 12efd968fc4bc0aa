#!/bin/sh
# /usr/local/bin/haat-pgbackrest-push PATH: PostgreSQL's archive_command, called in its data folder with a finished piece
# of the log. pgBackRest wants its name in that command, and Patroni calls it without a shell.
#
# A leader that was cut off has sent its last piece; taken back to the new leader's history, it holds another end of the same
# piece, and sends that, too, once it leads again. pgBackRest refuses it (45), and without this script no later piece would
# follow. Of a timeline that has ended, what is needed is in both; of the present one, two ends are an alarm.
set -u
pgbackrest --stanza=haat archive-push "$1"
code=$?
[ $code -eq 45 ] || exit $code
piece=$(basename "$1")
present=$(LC_ALL=C /usr/lib/postgresql/15/bin/pg_controldata . | sed -n "s/^Latest checkpoint's TimeLineID: *//p")
[ "$(printf '%d' "0x$(echo "$piece" | cut -c1-8)")" -lt "${present:-0}" ] || exit $code
echo "$piece is in the backups from before a takeover." >&2
