import { sql } from '@payloadcms/db-postgres'
import { ChangeListener } from '@site/change-feed/change-listener.ts'
import { ChangeStreams } from '@site/change-feed/change-streams.ts'
import { commitTransaction, createLocalReq, initTransaction, type Payload } from 'payload'
import { describe, expect, it } from 'vitest'
import { environment } from '#cms/base/environment/environment.ts'
import { withoutTable } from '../../../test/broken-tables.ts'
import { queueDue } from '../../../test/editing.ts'
import {
  addCategory,
  changeArticle,
  draftArticle,
  execute,
  payload,
  publishedArticle,
} from '../../../test/service.ts'
import { changeLog, readBounds, readChangesAfter } from './read-changes.ts'
import { feedChannel, writeChange } from './write-change.ts'

/** The tags of the change events while `work` ran. */
async function tagsEmittedBy(work: () => Promise<unknown>): Promise<string[][]> {
  const { newest } = await readBounds(payload)
  await work()
  return (await readChangesAfter(payload, newest)).map(({ tags }) => tags)
}

describe('change feed', () => {
  it('contains the tags of a published document and its list', async () => {
    const { id } = await draftArticle('terbit-sekarang')
    const emitted = await tagsEmittedBy(() => changeArticle(id, { _status: 'published' }))
    expect(emitted).toEqual([[`articles:${id}`, 'list:articles']])
  })

  it('contains nothing about drafts: new, saved, over a published article, deleted', async () => {
    const { id: publishedId } = await publishedArticle('terbit-dengan-draf')
    const emitted = await tagsEmittedBy(async () => {
      const { id } = await draftArticle('draf-sunyi')
      const data = { title: 'Judul lain' }
      await changeArticle(id, data, { draft: true })
      await changeArticle(publishedId, data, { draft: true })
      await payload.delete({ collection: 'articles', id })
    })
    expect(emitted).toEqual([])
  })

  it('contains an unpublished document, also if it has a newer draft', async () => {
    const { id } = await publishedArticle('ditarik')
    await changeArticle(id, { title: 'Draf' }, { draft: true })
    const emitted = await tagsEmittedBy(() => changeArticle(id, { _status: 'draft' }))
    expect(emitted).toEqual([[`articles:${id}`, 'list:articles', `page-of-articles:${id}`]])
  })

  it('contains a deletion and a changed slug', async () => {
    const { id } = await publishedArticle('berganti-slug')
    const emitted = await tagsEmittedBy(async () => {
      await changeArticle(id, { slug: 'slug-baru' })
      await payload.delete({ collection: 'articles', id })
    })
    expect(emitted).toEqual([
      // Its old address is redirected.
      [expect.stringMatching(/^redirects:\d+$/), 'list:redirects'],
      [`articles:${id}`, 'list:articles'],
      [`articles:${id}`, 'list:articles', `page-of-articles:${id}`],
    ])
  })

  it('contains a scheduled publication, also if the database rejected it at first', async () => {
    // Retries of jobs that other tests left behind would publish, too.
    await execute(sql`delete from payload_jobs`)
    const { id } = await draftArticle('terjadwal-gagal')
    const { id: job } = await queueDue({ article: id })
    const emittedAtFirst = await tagsEmittedBy(() => withoutTable('changes', () => payload.jobs.run()))
    expect(emittedAtFirst).toEqual([])
    const [row] = await execute(
      sql`select has_error, wait_until > now() as is_to_come from payload_jobs where id = ${job}`,
    )
    expect(row).toEqual({ has_error: false, is_to_come: true })
    await execute(sql`update payload_jobs set wait_until = now() - interval '1 second' where id = ${job}`)
    expect(await tagsEmittedBy(() => payload.jobs.run())).toEqual([[`articles:${id}`, 'list:articles']])
  })

  it('contains a category with the lists that show it, and a global by its list', async () => {
    const { id } = await addCategory('Kategori umpan')
    const emitted = await tagsEmittedBy(async () => {
      await payload.update({ collection: 'categories', id, locale: 'id', data: { name: 'Nama baru' } })
      await payload.updateGlobal({ slug: 'settings', locale: 'id', data: { phone: '021-5550-0199' } })
    })
    expect(emitted).toEqual([[`categories:${id}`, 'list:categories', 'list:articles'], ['list:settings']])
  })

  it('numbers the rows in the order of the commits', async () => {
    const first = await createLocalReq({}, payload)
    await initTransaction(first)
    await writeChange(first, ['list:first'])
    const { newest } = await readBounds(payload)
    const second = writeChange({ payload }, ['list:second'])
    await writeChange(first, ['list:first-again'])
    await commitTransaction(first)
    await second
    const emitted = (await readChangesAfter(payload, newest)).map(({ tags }) => tags)
    const ordered = ['list:first', 'list:first-again', 'list:second']
    expect(emitted.flat().filter((tag) => /first|second/.test(tag))).toEqual(ordered)
  })
})

/** A listener without events. */
const silent = { subscribe: () => () => {} }

function createStreams(payload: Payload, listener: Pick<ChangeListener, 'subscribe'>): ChangeStreams {
  return new ChangeStreams({ log: changeLog(payload), listener, logger: payload.logger })
}

// Everything else about streams is shared by both services: apps/market/src/changes/route.test.ts.
describe('change feed stream', () => {
  it('sends hello with the newest sequence and then each committed change', async () => {
    const { newest } = await readBounds(payload)
    const listener = new ChangeListener({
      connectionString: environment.DATABASE_URL,
      channel: feedChannel,
      applicationName: 'change feed test',
      logger: payload.logger,
    })
    await listener.start()
    const stream = await createStreams(payload, listener).open(null, new AbortController().signal)
    const [reader, decoder] = [stream.getReader(), new TextDecoder()]
    let text = ''
    const readEvents = async (count: number) => {
      while (text.split('\n\n').length <= count) {
        const { value, done } = await reader.read()
        if (done) throw new Error('The stream has ended.')
        text += decoder.decode(value, { stream: true })
      }
    }
    await readEvents(1)
    await writeChange({ payload }, ['list:stream'])
    await readEvents(2)
    await reader.cancel()
    await listener.stop()
    const [hello, change] = text.split('\n\n')
    expect(hello).toContain(`event: hello\ndata: {"sequence":${newest},"epoch":"`)
    expect(change).toMatch(
      /^event: change\nid: \d+\ndata: \{"sequence":\d+,"tags":\["list:stream"\],"at":"[^"]+Z"\}$/,
    )
  })

  it('disconnects a follower that does not read', async () => {
    const { newest } = await readBounds(payload)
    await execute(sql`insert into changes (tags) select array['list:flood'] from generate_series(1, 2600)`)
    const { promise: letGo, resolve } = Promise.withResolvers<void>()
    const listener = { subscribe: () => resolve }
    const stream = await createStreams(payload, listener).open(newest, new AbortController().signal)
    await letGo
    const text = await new Response(stream).text()
    const changes = text.split('\n\n').filter((part) => part.startsWith('event: change'))
    expect(changes.length).toBeGreaterThan(1000)
    expect(changes.length).toBeLessThan(2600)
  })

  it('opens no stream when the rows cannot be read', async () => {
    const open = () => createStreams(payload, silent).open(null, new AbortController().signal)
    await expect(withoutTable('changes', open)).rejects.toThrow()
  })
})
