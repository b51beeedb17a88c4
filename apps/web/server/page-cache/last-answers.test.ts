import { describe, expect, it } from 'vitest'
import { LastAnswers } from './last-answers.ts'

const shell = { text: '{"menu":[]}', tags: ['list:menu'] }

describe('LastAnswers', () => {
  it('remembers an answer for the process and for the next one', () => {
    const stored = new Map<string, string>()
    const store = {
      answer: (question: string) => stored.get(question) ?? null,
      noteAnswer: (question: string, text: string) => stored.set(question, text),
    }
    const answers = new LastAnswers(store)
    answers.set('content /shell', shell)
    expect(answers.get('content /shell')).toEqual(shell)
    expect(new LastAnswers(store).get('content /shell')).toEqual(shell)
    expect(answers.get('content /offices')).toBeNull()
  })
})
