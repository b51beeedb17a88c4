import { calculate } from '@site/finance/calculators/calculate.ts'
import { calculatorLimits, calculators, strategies } from '@site/finance/calculators/calculator-form.ts'
import { yearEnds } from '@site/finance/calculators/compound-growth.ts'
import { parseCalculatorInput } from '@site/finance/calculators/parse-calculator-input.ts'

/** Calculations a second that one core must do. */
const calculationLimit = 100_000

const rounds = 5
const msARound = 400
const months = 480

/** @typedef {{ what: string, perSecond: number, againstPlainLoop: number, limit: number | null }} CalculatorMeasurement */

/**
 * One core. A machine's speed is told by the plainest thing that gives such a result: a loop over forty years of
 * months, one multiplication and one addition each.
 *
 * @returns {CalculatorMeasurement[]}
 */
export function measureCalculators() {
  const views = calculators.flatMap((calculator) => strategies.map((strategy) => ({ calculator, strategy })))
  const cases = Array.from({ length: 1200 }, (_, index) => ({
    ...views[index % views.length],
    texts: textsOf(index),
  })).map(({ calculator = 'growth', strategy = 'mixture', texts }) => {
    const parsed = parseCalculatorInput(calculator, strategy, texts)
    if (parsed.kind === 'invalid')
      throw new Error(`The bench made a bad case: ${JSON.stringify(parsed.errors)}`)
    return { calculator, strategy, texts, values: parsed.values }
  })
  const contenders = [
    { what: 'plain loop over 480 months', work: (/** @type {number} */ index) => plainLoop(index) },
    {
      what: 'calculation',
      work: (/** @type {number} */ index) => {
        const { calculator, strategy, values } = at(cases, index)
        return calculate(calculator, strategy, values).plan.monthlyInvestment
      },
    },
    {
      what: 'calculation from what was typed, with its years',
      work: (/** @type {number} */ index) => {
        const { calculator, strategy, texts } = at(cases, index)
        const parsed = parseCalculatorInput(calculator, strategy, texts)
        return parsed.kind === 'valid'
          ? yearEnds(calculate(calculator, strategy, parsed.values).plan).length
          : 0
      },
    },
  ]
  /** @type {number[][]} */
  const measured = contenders.map(() => [])
  // Interleaved, so that what else the machine does falls on all alike.
  for (let round = 0; round < rounds; round += 1) {
    for (const [position, { work }] of contenders.entries()) measured[position]?.push(perSecond(work))
  }
  const medians = measured.map((all) => all.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0)
  return contenders.map(({ what }, position) => ({
    what,
    perSecond: Math.round(medians[position] ?? 0),
    limit: what === 'calculation' ? calculationLimit : null,
    againstPlainLoop: Math.round(((medians[position] ?? 0) / (medians[0] ?? 1)) * 100) / 100,
  }))
}

/**
 * @template Case
 * @param {readonly Case[]} cases
 * @param {number} index
 * @returns {Case}
 */
function at(cases, index) {
  const one = cases[index % cases.length]
  if (one === undefined) throw new Error('There are no cases')
  return one
}

/**
 * Other numbers in every case, all inside the limits.
 *
 * @param {number} index
 */
function textsOf(index) {
  const share = ((index * 7919) % 1000) / 1000
  const texts = Object.entries(calculatorLimits).map(([field, { max, kind }]) => {
    const value =
      kind === 'percent' ? Math.round(1 + share * max * 90) / 100 : Math.ceil(1 + share * max * 0.9)
    return [field, String(value)]
  })
  return {
    ...Object.fromEntries(texts),
    currentAge: String(20 + (index % 20)),
    retirementAge: String(50 + (index % 20)),
  }
}

/** @param {number} index */
function plainLoop(index) {
  const factor = 1 + (index % 30) / 1200
  let value = index
  for (let month = 0; month < months; month += 1) value = value * factor + index
  return value
}

/** @param {(index: number) => number} work */
function perSecond(work) {
  const end = performance.now() + msARound
  let sum = 0
  let count = 0
  while (performance.now() < end) {
    for (let step = 0; step < 500; step += 1) sum += work(count + step)
    count += 500
  }
  if (!Number.isFinite(sum)) throw new Error('The bench has calculated what is no number')
  return count / ((performance.now() - end + msARound) / 1000)
}
