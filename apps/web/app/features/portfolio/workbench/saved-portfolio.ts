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

/** Also what cannot be read, such as that of a later version of this page: it can still be deleted. */
export const isPortfolioSaved = (): boolean => tryStorage((storage) => storage.getItem(key) !== null, false)

/** null: none is saved on this device, or it cannot be read. */
export const readSavedPortfolio = (): readonly Holding[] | null =>
  tryStorage((storage) => readPortfolio(storage.getItem(key) ?? ''), null)

/** Whether it is saved now. */
export const savePortfolio = (holdings: readonly Holding[], made: string): boolean =>
  tryStorage((storage) => {
    storage.setItem(key, writePortfolio(holdings, made))
    return true
  }, false)

export const deletePortfolio = (): void => tryStorage((storage) => storage.removeItem(key), undefined)
