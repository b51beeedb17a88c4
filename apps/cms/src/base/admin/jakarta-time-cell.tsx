'use client'

import { DefaultCell, useConfig } from '@payloadcms/ui'
import type { DateFieldClient, DefaultCellComponentProps } from 'payload'

/** Payload's cell of a date, in the time zone of the admin. */
export function JakartaTimeCell(props: DefaultCellComponentProps<DateFieldClient>) {
  const { config } = useConfig()
  const { field, rowData } = props
  const zone = { [`${field.name}_tz`]: config.admin.timezones.defaultTimezone }
  return <DefaultCell {...props} field={{ ...field, timezone: true }} rowData={{ ...rowData, ...zone }} />
}
