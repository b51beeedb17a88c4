#!/bin/sh
# Backs up both databases into a new directory in $1 and keeps the newest seven.
#   backup.sh /backups
# The usual PG* variables name the server and the role. The directory gets its final name once both dumps are complete;
# the CMS reads that name for the metric backup_newest_seconds (BACKUP_DIR).
set -eu
umask 077
folder=$1
name=$(date -u +%Y-%m-%dT%H-%M-%SZ)
exec 9>"$folder/.lock"
flock -n 9 || { echo 'Another backup is running.' >&2; exit 1; }
rm -rf "$folder"/*.unfinished
mkdir "$folder/$name.unfinished"
for database in site_cms site_market; do
  pg_dump --format=custom --file="$folder/$name.unfinished/$database.dump" "$database"
done
sync "$folder/$name.unfinished"/*
mv "$folder/$name.unfinished" "$folder/$name"
echo "Backup complete: $folder/$name"
ls -d "$folder"/????-??-??T??-??-??Z | head -n -7 | xargs -r rm -r
