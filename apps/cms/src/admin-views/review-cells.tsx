import type { DefaultServerCellComponentProps } from 'payload'
import { staffNames } from '#cms/accounts/staff-names.ts'
import { adminLanguage } from './copy.ts'
import { wibTime } from './wib-time.ts'

/** The name of an account that the user may not read. */
export async function PersonCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const names = await staffNames({ payload }, [cellData])
  return <span>{names.get(cellData) ?? '–'}</span>
}

export function TimeCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return <span>{wibTime(String(cellData), adminLanguage(i18n.language))}</span>
}
