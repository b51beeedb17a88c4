import { limits } from '../files/limits.ts'
import type { inputErrors as idErrors, problems as idProblems } from './problem-words-id.ts'

export const problems: typeof idProblems = {
  ticker: (text) => (text === '' ? 'the ticker is empty.' : `“${text}” is not a ticker.`),
  quantity: (text) => (text === '' ? 'the quantity is empty.' : `quantity “${text}” is not a number.`),
  range: (text) => `quantity “${text}” must be whole, from 1 to 100,000,000 lots.`,
  average: (text) => `average “${text}” must be above 0 and at most IDR\u00a010,000,000.`,
  date: (text) => `“${text}” is not a date.`,
  side: (text) => `“${text}” is neither buy nor sell.`,
  oversold: (text) => `the sale of ${text} is above what is held.`,
}

export const inputErrors: typeof idErrors = {
  atRow: (row, problem) => `Row ${row}: ${problem}`,
  moreProblems: (count) => `${count} more rows cannot be read.`,
  pdf: 'PDFs cannot be read. Copy the table and paste it here.',
  unreadable: 'This file cannot be read. Save it as CSV and choose it again.',
  noPortfolio: 'This JSON file is not a portfolio file of this page.',
  noRows: 'There is no table here. Paste rows with a ticker and a quantity.',
  tooLarge: 'This file is larger than 1 MB. Choose a smaller file.',
  tooManyRows: (count) => `This table has ${count} rows; the limit is 2,000.`,
  tooMany: (count) => `This makes ${count} shares; the limit is ${limits.holdings}.`,
  notSaved: 'This browser does not allow saving. Download the portfolio file instead.',
}
