'use client'

import { Button, useDocumentInfo, useField, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { mediaCopy } from './media-copy.ts'
import { findMaxBytes, tooLarge } from './upload-limits.ts'

/** Below the upload: what is accepted, and a button that replaces the file. Rejects a large file before it is sent. */
export function FileChoice() {
  const { id, docConfig, docPermissions } = useDocumentInfo()
  const { value, setValue } = useField<unknown>({ path: 'file' })
  const { i18n } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [rejectedBytes, setRejectedBytes] = useState<number | null>(null)
  const language = adminLanguage(i18n.language)
  const words = mediaCopy[language]
  const kinds = docConfig && 'upload' in docConfig ? docConfig.upload?.mimeTypes : undefined
  useEffect(() => {
    if (!(value instanceof File)) return
    const max = findMaxBytes(value.type)
    setRejectedBytes(value.size > max ? max : null)
    if (value.size <= max) return
    // After the effects of the form: that of a bulk upload would restore the file.
    const timer = setTimeout(() => setValue(undefined))
    return () => clearTimeout(timer)
  }, [value, setValue])
  return (
    <div className="field-type">
      {rejectedBytes === null ? null : <p role="alert">{tooLarge(rejectedBytes)[language]}</p>}
      <p className="field-description">{words.accepted}</p>
      {id && docPermissions && 'update' in docPermissions && docPermissions.update ? (
        <>
          <input
            accept={kinds?.join(',')}
            hidden
            onChange={({ target }) => {
              setValue(target.files?.[0])
              // The same file can be chosen again.
              target.value = ''
            }}
            ref={input}
            type="file"
          />
          <Button buttonStyle="secondary" margin={false} onClick={() => input.current?.click()} size="small">
            {words.replace}
          </Button>
          <p className="field-description" role="status">
            {value instanceof File ? words.willReplace(value.name) : words.replaceHelp}
          </p>
        </>
      ) : null}
    </div>
  )
}
