/**
 * Identifies the database of a feed, with the rights of an ordinary role. A restore changes at least one part: a new
 * server its system identifier, a new database its OID, `pg_restore --clean` the OID of the table, and point-in-time
 * recovery or failover the timeline. Restarts, migrations and VACUUM FULL change none. Fails on a standby.
 */
export const epochQuery = `select concat_ws('-',
  (select system_identifier from pg_control_system()),
  (select oid from pg_database where datname = current_database()),
  left(pg_walfile_name(pg_current_wal_lsn()), 8),
  'changes'::regclass::oid) as epoch`
