import type { Holding } from '../files/holding.ts'
import { readPortfolio, writePortfolio } from '../files/stored-portfolio.ts'

const key = 'portfolio:1'

/** A full or denied storage is expected; other errors are rethrown. */
function tryStorage<Result>(read: (storage: Storage) => Result, otherwise: Result): Result {
  try {
    return read(localStorage)
  } catch (error) {
    if (error instanceof DOMException) return otherwise
    throw error
  }
}

/** null: none is saved on this device. */
export const readSavedPortfolio = (): readonly Holding[] | null =>
  tryStorage((storage) => readPortfolio(storage.getItem(key) ?? ''), null)

/** Whether it is saved now. */
export const savePortfolio = (holdings: readonly Holding[], made: string): boolean =>
  tryStorage((storage) => {
    storage.setItem(key, writePortfolio(holdings, made))
    return true
  }, false)

export const deletePortfolio = (): void => tryStorage((storage) => storage.removeItem(key), undefined)
