import { describe, expect, it } from 'vitest'
import { type AnswerShelf, LastAnswers } from './last-answers.ts'

const shell = { text: '{"menu":[]}', tags: ['list:menu'] }

/** A shelf that counts what is written. */
function shelfOf() {
  const kept = new Map<string, string>()
  const faults: string[] = []
  let written = 0
  const store = {
    answer: (question: string) => kept.get(question) ?? null,
    keepAnswer: (question: string, text: string) => {
      kept.set(question, text)
      written += 1
    },
  }
  const shelf: AnswerShelf = { store, report: (_, sentence) => faults.push(sentence) }
  return { shelf, kept, faults, written: () => written }
}

describe('LastAnswers', () => {
  it('remembers an answer for the process and for the next one', () => {
    const { shelf } = shelfOf()
    const answers = new LastAnswers(shelf)
    answers.set('content /shell', shell)
    expect(answers.get('content /shell')).toEqual(shell)
    expect(new LastAnswers(shelf).get('content /shell')).toEqual(shell)
    expect(answers.get('content /offices')).toBeNull()
  })

  it('remembers that there was nothing', () => {
    const { shelf } = shelfOf()
    new LastAnswers(shelf).set('content /risk-profile', { text: null, tags: [] })
    expect(new LastAnswers(shelf).get('content /risk-profile')).toEqual({ text: null, tags: [] })
  })

  it('writes only what is new', () => {
    const { shelf, written } = shelfOf()
    const answers = new LastAnswers(shelf)
    answers.set('content /shell', shell)
    answers.set('content /shell', { ...shell })
    expect(written()).toBe(1)
    answers.set('content /shell', { text: null, tags: [] })
    expect(written()).toBe(2)
  })

  it('works without a shelf, as long as the process lives', () => {
    const answers = new LastAnswers(null)
    answers.set('content /shell', shell)
    expect(answers.get('content /shell')).toEqual(shell)
  })

  it('reports a disk that does not take it, and remembers it all the same', () => {
    const faults: string[] = []
    const refusing = () => {
      throw new Error('database or disk is full')
    }
    const answers = new LastAnswers({
      store: { answer: refusing, keepAnswer: refusing },
      report: (_, sentence) => faults.push(sentence),
    })
    answers.set('content /shell', shell)
    expect(answers.get('content /shell')).toEqual(shell)
    expect(answers.get('content /offices')).toBeNull()
    expect(faults).toEqual(['an answer could not be kept on disk', 'a kept answer cannot be read'])
  })

  it('takes what cannot be understood for nothing', () => {
    const { shelf, kept, faults } = shelfOf()
    kept.set('content /shell', '{')
    expect(new LastAnswers(shelf).get('content /shell')).toBeNull()
    expect(faults).toEqual(['a kept answer cannot be read'])
  })
})
