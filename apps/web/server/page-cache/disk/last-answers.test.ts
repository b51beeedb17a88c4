import { describe, expect, it } from 'vitest'
import { type AnswerDisk, LastAnswers } from './last-answers.ts'

const shell = { text: '{"menu":[]}', tags: ['list:menu'] }

describe('LastAnswers', () => {
  it('remembers an answer for the process and for the next one', () => {
    const kept = new Map<string, string>()
    const file = {
      answer: (question: string) => kept.get(question) ?? null,
      keepAnswer: (question: string, text: string) => kept.set(question, text),
    }
    const disk: AnswerDisk = { file, report: () => expect.unreachable() }
    const answers = new LastAnswers(disk)
    answers.set('content /shell', shell)
    expect(answers.get('content /shell')).toEqual(shell)
    expect(new LastAnswers(disk).get('content /shell')).toEqual(shell)
    expect(answers.get('content /offices')).toBeNull()
  })

  it('reports a disk that does not take it, and remembers it all the same', () => {
    const faults: string[] = []
    const refusing = () => {
      throw new Error('database or disk is full')
    }
    const answers = new LastAnswers({
      file: { answer: refusing, keepAnswer: refusing },
      report: (_, sentence) => faults.push(sentence),
    })
    answers.set('content /shell', shell)
    expect(answers.get('content /shell')).toEqual(shell)
    expect(answers.get('content /offices')).toBeNull()
    expect(faults).toEqual(['an answer could not be kept on disk', 'a kept answer cannot be read'])
  })
})
