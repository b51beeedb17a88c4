'use client'

import { useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import '#cms/base/admin/admin-views.css'

const typingPauseMs = 600

/** Below the addresses of a redirect: what they do today, and why the redirect cannot be saved. */
export function RedirectTrial() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const [from, to, replacesPage] = useFormFields(([fields]) =>
    [fields.from, fields.to, fields.replacesPage].map((field) => String(field?.value ?? '')),
  )
  const [results, setResults] = useState<string[]>([])
  useEffect(() => {
    setResults([])
    if (!from || !to) return
    const query = new URLSearchParams({
      from,
      to,
      replacesPage: replacesPage ?? '',
      ...(id ? { id: `${id}` } : {}),
    })
    const abort = new AbortController()
    const load = async () => {
      const response = await fetch(`${config.routes.api}/redirects/try?${query}`, { signal: abort.signal })
      const parsed = v.safeParse(v.array(v.string()), await response.json())
      if (parsed.success) setResults(parsed.output)
    }
    // Without results the form still works, and the CMS checks each save.
    const timer = setTimeout(() => load().catch(() => undefined), typingPauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [from, to, replacesPage, id, config.routes.api])
  return (
    <div className="document-notices" role="status">
      {results.map((result) => (
        <p key={result}>{result}</p>
      ))}
    </div>
  )
}
