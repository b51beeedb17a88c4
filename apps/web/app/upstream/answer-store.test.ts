import { describe, expect, it } from 'vitest'
import { AnswerStore, type RawAnswer } from './answer-store.server.ts'

/** A store, a clock that a test moves, and a service whose answers a test gives one by one. */
function scene() {
  let time = 1
  const store = new AnswerStore({ now: () => time })
  const asked: PromiseWithResolvers<RawAnswer>[] = []
  const get = (question: string) =>
    store.get(question, () => {
      const answer = Promise.withResolvers<RawAnswer>()
      asked.push(answer)
      return answer.promise
    })
  const answer = (position: number, text: string | null, tags: string[] = ['list:articles']) =>
    asked[position]?.resolve({ text, tags })
  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  return { store, asked, get, answer, pass }
}

describe('AnswerStore', () => {
  it('asks once for all who want the same at the same time and shortly after', async () => {
    const { asked, get, answer, pass } = scene()
    const both = Promise.all([get('/articles'), get('/articles')])
    answer(0, 'one')
    expect((await both).map(({ text }) => text)).toEqual(['one', 'one'])
    pass(5_000)
    expect((await get('/articles')).text).toBe('one')
    expect(asked).toHaveLength(1)
  })

  it('asks again after ten seconds', async () => {
    const { asked, get, answer, pass } = scene()
    const first = get('/articles')
    answer(0, 'one')
    await first
    pass(10_001)
    const second = get('/articles')
    answer(1, 'two')
    expect((await second).text).toBe('two')
    expect(asked).toHaveLength(2)
  })

  it('forgets what was made from a changed thing, and nothing else', async () => {
    const { store, asked, get, answer } = scene()
    const first = [get('/articles'), get('/promos')]
    answer(0, 'articles', ['list:articles', 'articles:1'])
    answer(1, 'promos', ['list:promos'])
    await Promise.all(first)
    store.forget(['articles:1'])
    get('/articles')
    expect((await get('/promos')).text).toBe('promos')
    expect(asked).toHaveLength(3)
  })

  it('does not keep what was asked for before a change', async () => {
    const { store, asked, get, answer } = scene()
    const before = get('/articles')
    store.forget(['promos:1'])
    answer(0, 'old')
    await before
    const after = get('/articles')
    answer(1, 'new')
    expect((await after).text).toBe('new')
    expect(asked).toHaveLength(2)
  })

  it('does not keep a failure', async () => {
    const { asked, get, answer } = scene()
    const failing = get('/articles')
    asked[0]?.reject(new Error('away'))
    await expect(failing).rejects.toThrow('away')
    const second = get('/articles')
    answer(1, 'back')
    expect((await second).text).toBe('back')
  })
})
