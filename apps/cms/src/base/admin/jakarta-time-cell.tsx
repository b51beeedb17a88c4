'use client'

import { DefaultCell, useConfig, useTranslation } from '@payloadcms/ui'
import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import { adminLanguage } from './copy.ts'

/** As `wibTime` writes them. */
const displayFormats = { id: "d MMMM yyyy, HH.mm 'WIB'", en: "d MMMM yyyy, HH:mm 'WIB'" }

/** Payload's cell of a date, in the time zone of the admin. */
export function JakartaTimeCell(props: DefaultCellComponentProps<DateFieldClient>) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { field, rowData } = props
  const zone = { [`${field.name}_tz`]: config.admin.timezones.defaultTimezone }
  const date = { displayFormat: displayFormats[adminLanguage(i18n.language)] }
  return (
    <DefaultCell
      {...props}
      field={{ ...field, admin: { ...field.admin, date }, timezone: true }}
      rowData={{ ...rowData, ...zone }}
    />
  )
}
