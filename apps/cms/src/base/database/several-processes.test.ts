import { sql } from '@payloadcms/db-postgres'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { environment } from '#cms/base/environment/environment.ts'
import { execute, post } from '../../../test/service.ts'
import { LeaderLock } from './leader-lock.ts'

const silent = { info: () => {}, warn: () => {} }

describe('several processes', () => {
  const workers: LeaderLock[] = []
  const worker = () => {
    const made = new LeaderLock(environment.DATABASE_URL, silent)
    workers.push(made)
    return made
  }
  afterEach(() => {
    for (const made of workers.splice(0)) made.stop()
  })

  it('run the job queue in one process, and in another when it exits', async () => {
    const [first, second] = [worker(), worker()]
    await expect.poll(() => first.isLeader()).toBe(true)
    expect(await second.isLeader()).toBe(false)
    expect(await first.isLeader()).toBe(true)
    await execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'cms jobs' and datname = current_database()`)
    await expect.poll(() => second.isLeader()).toBe(true)
    expect(await first.isLeader()).toBe(false)
  })

  it('resume jobs of a killed process', async () => {
    await execute(sql`insert into payload_jobs (task_slug, processing, wait_until)
        values ('schedulePublish', true, now() + interval '1 hour')`)
    const successor = worker()
    // The lock of the test before ends with its connection.
    await expect.poll(() => successor.isLeader()).toBe(true)
    expect(await execute(sql`select id from payload_jobs where processing`)).toEqual([])
    await execute(sql`delete from payload_jobs`)
  })

  it('release the lock after a failed takeover', async () => {
    await execute(sql`insert into payload_jobs (task_slug, processing, wait_until)
        values ('schedulePublish', true, now() + interval '1 hour')`)
    const busy = new pg.Client({ connectionString: environment.DATABASE_URL })
    await busy.connect()
    try {
      await busy.query('begin')
      await busy.query('select from payload_jobs for update')
      expect(await worker().isLeader()).toBe(false)
      await busy.query('rollback')
      await expect.poll(() => worker().isLeader()).toBe(true)
    } finally {
      await busy.end()
      await execute(sql`delete from payload_jobs`)
    }
  })

  it('share the first use of a human check answer', async () => {
    const use = async (name: string, content: string) =>
      (await post('human-check-uses', { name: name.repeat(4), content: content.repeat(4) })).json()
    expect(await use('jawaban-1', 'isi-satu-')).toEqual({ isFree: true })
    expect(await use('jawaban-1', 'isi-satu-')).toEqual({ isFree: true })
    expect(await use('jawaban-1', 'isi-dua--')).toEqual({ isFree: false })
    expect(await use('jawaban-2', 'isi-dua--')).toEqual({ isFree: true })
    expect((await post('human-check-uses', { name: 'x', content: '' })).status).toBe(400)
  })
})
