import type { DefaultServerCellComponentProps } from 'payload'
import { staffNames } from '#cms/base/access/staff-names.ts'

/** The name of an account that the user may not read. */
export async function PersonCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const names = await staffNames(payload, [cellData])
  return <span>{names.get(cellData) ?? '–'}</span>
}
