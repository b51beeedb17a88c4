'use client'

import { DatePicker, useField, useTranslation } from '@payloadcms/ui'
import { clockInJakarta, dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { DateFieldClientProps } from 'payload'
import { useState } from 'react'
import { parseTypedDate } from '#cms/base/fields/typed-date.ts'
import { findUnreadable, markUnreadable } from '#cms/base/fields/unreadable.ts'
import { wibDay, wibTime } from '#cms/base/time/wib-time.ts'
import { adminLanguage } from './copy.ts'
import { errorId, TypedField } from './typed-field.tsx'

/**
 * Replaces Payload's field for a date, which reads `02/12/2026` as February, drops what it cannot read, and begins
 * weeks on Sunday. Times are in WIB, wherever the browser is.
 */
export function TypedDateField({
  field,
  kind,
  path,
  readOnly = false,
}: DateFieldClientProps & { kind: 'day' | 'time' }) {
  const { disabled, setValue, showError, value } = useField<string | null>({ path })
  const { i18n } = useTranslation()
  const language = adminLanguage(i18n.language)
  const [typed, setTyped] = useState<string | null>(null)
  const unread = findUnreadable(value)
  const instant = value && unread === null ? new Date(value) : null
  const written = instant && (kind === 'day' ? wibDay : wibTime)(instant, language)

  function read(text: string): void {
    setTyped(text)
    setValue(text.trim() === '' ? null : (parseTypedDate(text, kind) ?? markUnreadable(text)))
  }

  function pick(date: Date | null): void {
    setTyped(null)
    setValue(date && readPicked(date, kind))
  }

  return (
    <TypedField
      className="date-time-field"
      field={field}
      kind={kind}
      path={path}
      unread={typed === null ? unread : null}
    >
      <DatePicker
        onChange={pick}
        overrides={{
          ariaDescribedBy: errorId(path),
          ariaInvalid: String(unread !== null || showError),
          autoComplete: 'off',
          calendarStartDay: 1,
          id: `field-${path.replaceAll('.', '__')}`,
          onBlur: () => setTyped(null),
          onCalendarClose: () => setTyped(null),
          onChangeRaw: (event) => {
            if (event?.type !== 'change' || !(event.target instanceof HTMLInputElement)) return
            // The picker would read the text as well.
            event.preventDefault()
            read(event.target.value)
          },
          value: typed ?? unread ?? written ?? '',
        }}
        pickerAppearance={kind === 'day' ? 'dayOnly' : 'dayAndTime'}
        readOnly={readOnly || disabled}
        timeFormat="HH:mm"
        // The picker shows the browser's time zone, so it gets the same clock there.
        {...(instant ? { value: `${dayInJakarta(instant)}T${clockInJakarta(instant)}` } : {})}
      />
    </TypedField>
  )
}

/** For days, the picker passes noon UTC; for times, the clock of the browser. */
function readPicked(date: Date, kind: 'day' | 'time'): string | null {
  if (kind === 'day') return date.toISOString()
  const minutes = String(date.getMinutes()).padStart(2, '0')
  const day = `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`
  return parseTypedDate(`${day} ${date.getHours()}:${minutes}`, 'time')
}
