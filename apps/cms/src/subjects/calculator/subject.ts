import type { Subject } from '#cms/services/subject/subject.ts'
import { calculatorAssumptions } from './calculator-assumptions.ts'
import { calculatorAssumptions as assumptionsResource } from './resource.ts'

export const subject: Subject = {
  globals: [calculatorAssumptions],
  resources: {
    'calculator-assumptions': assumptionsResource,
  },
}
