'use client'

import { useField, useTranslation } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useState } from 'react'
import { formatTypedNumber, parseTypedNumber } from '#cms/base/fields/typed-number.ts'
import { findUnreadable, markUnreadable } from '#cms/base/fields/unreadable.ts'
import { adminLanguage } from './copy.ts'
import { errorId, TypedField } from './typed-field.tsx'

/** Replaces Payload's field for a number, in which browsers read `0,18` as 18 and `1.500` as one and a half. */
export function TypedNumberField({
  field,
  kind,
  path,
  readOnly = false,
}: NumberFieldClientProps & { kind: 'whole' | 'decimal' }) {
  const isWhole = kind === 'whole'
  const { disabled, setValue, showError, value } = useField<number | string | null>({ path })
  const { i18n } = useTranslation()
  const language = adminLanguage(i18n.language)
  const [typed, setTyped] = useState<string | null>(null)
  const unread = findUnreadable(value)
  const written = typeof value === 'number' ? formatTypedNumber(value, language, isWhole) : ''

  function read(text: string): void {
    setTyped(text)
    setValue(text.trim() === '' ? null : (parseTypedNumber(text, language, isWhole) ?? markUnreadable(text)))
  }

  return (
    <TypedField
      className="number"
      field={field}
      kind={kind}
      path={path}
      unread={typed === null ? unread : null}
    >
      <input
        aria-describedby={errorId(path)}
        aria-invalid={unread !== null || showError}
        autoComplete="off"
        disabled={readOnly || disabled}
        id={`field-${path.replaceAll('.', '__')}`}
        // Not `decimal`: phones have no minus sign on that keyboard.
        inputMode="text"
        name={path}
        onBlur={() => setTyped(null)}
        onChange={(event) => read(event.target.value)}
        type="text"
        value={typed ?? unread ?? written}
      />
    </TypedField>
  )
}
