import type { Sample } from '@site/operations/metrics.ts'
import * as v from 'valibot'

const SecondsSchema = v.array(v.object({ seconds: v.pipe(v.unknown(), v.toNumber()) }))

/**
 * Any role may ask this. Changes wait where the last attempt failed or, since one that hangs is not counted, where the file
 * before the present one has not been archived; a history, which is archived after a restore, does not tell that.
 */
const archiveWait = `
  select case
    when coalesce(last_failed_time > last_archived_time, failed_count > 0)
      or (length(last_archived_wal) = 24 and substr(last_archived_wal, 9) < substr(before_present, 9))
    then extract(epoch from now() - coalesce(last_archived_time, stats_reset))
    else 0 end as seconds
  from pg_stat_archiver, pg_walfile_name(
    pg_current_wal_lsn() - pg_size_bytes(current_setting('wal_segment_size'))
  ) as before_present
  where current_setting('archive_mode') <> 'off'`

/** How long ago a file was last archived while another waits; nothing is told of a database that archives none. */
export async function archiveWaitSamples(read: (statement: string) => Promise<unknown>): Promise<Sample[]> {
  return v.parse(SecondsSchema, await read(archiveWait)).map(({ seconds }) => ({ value: seconds }))
}
