import { boardNames } from '@site/contracts/market/board-names.ts'
import type { Board } from '@site/contracts/market/values.ts'

export function toBoard(code: Board['code']): Board {
  return { code, name: boardNames[code] }
}
