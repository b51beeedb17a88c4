'use client'

import {
  FieldDescription,
  FieldError,
  FieldLabel,
  RenderCustomComponent,
  useField,
  useTranslation,
} from '@payloadcms/ui'
import type { DateFieldClient, NumberFieldClient } from 'payload'
import type { ReactNode } from 'react'
import { type TypedKind, unreadableMessages } from '#cms/base/fields/unreadable.ts'
import { adminLanguage } from './copy.ts'

interface Props {
  readonly className: string
  readonly field: Omit<DateFieldClient | NumberFieldClient, 'type'>
  readonly kind: TypedKind
  readonly path: string
  /** The text that could not be read, once the editor has left the field. */
  readonly unread: string | null
  readonly children: ReactNode
}

/** Where an input finds its error. */
export const errorId = (path: string): string => `error-${path.replaceAll('.', '__')}`

/** Label, error and description of a field around its input, as Payload lays them out. */
export function TypedField({ className, field, kind, path, unread, children }: Props) {
  const {
    customComponents: { AfterInput, BeforeInput, Description } = {},
    showError,
    errorMessage,
  } = useField({ path })
  const { i18n } = useTranslation()
  const { admin: { className: own, description, style, width } = {}, label, localized, required } = field
  const isWrong = unread !== null || showError
  const message =
    unread === null ? (errorMessage ?? '') : unreadableMessages[kind][adminLanguage(i18n.language)]
  return (
    <div
      className={['field-type', className, own, isWrong && 'error date-time-field--has-error']
        .filter(Boolean)
        .join(' ')}
      style={{ ...style, ...(width ? { '--field-width': width } : { flex: '1 1 auto' }) }}
    >
      <FieldLabel
        {...(label === undefined ? {} : { label })}
        localized={localized ?? false}
        path={path}
        required={required ?? false}
      />
      <div className="field-type__wrap">
        <div id={errorId(path)}>
          <FieldError message={message} path={path} showError={isWrong} />
        </div>
        {BeforeInput}
        {children}
        {AfterInput}
      </div>
      <RenderCustomComponent
        CustomComponent={Description}
        Fallback={<FieldDescription {...(description ? { description } : {})} path={path} />}
      />
    </div>
  )
}
