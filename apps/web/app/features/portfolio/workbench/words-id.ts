import { inputErrors, problems } from './problem-words-id.ts'
import { resultWords } from './result-words-id.ts'

export const words = { inputErrors, problems, results: resultWords }
