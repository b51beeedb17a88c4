import type { DefaultServerCellComponentProps } from 'payload'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { readSubject } from './review-rows.ts'

/** The kind of document in the list of reviews, or the name of a global. */
export function KindCell({ i18n, payload, rowData }: DefaultServerCellComponentProps) {
  return <span>{readSubject(payload.config, String(rowData?.key))[adminLanguage(i18n.language)]}</span>
}
