import { inputErrors, problems } from './problem-words-en.ts'
import { resultWords } from './result-words-en.ts'

export const words = { inputErrors, problems, results: resultWords }
