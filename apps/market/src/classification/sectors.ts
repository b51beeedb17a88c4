import { sectorNames } from '@site/contracts/market/sector-names.ts'
import type { Sector } from '@site/contracts/market/values.ts'

export function toSector(code: Sector['code']): Sector {
  return { code, name: sectorNames[code] }
}
