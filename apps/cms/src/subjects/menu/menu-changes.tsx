'use client'

import { useAllFormFields, useConfig } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { postToService } from '#cms/base/admin/post-to-service.ts'
import { type MenuWarnings, MenuWarningsSchema, menuWarningsPath } from './menu-warnings.ts'
import '#cms/base/admin/admin-views.css'

/** Typing pauses of an editor are longer. */
const debounceMs = 400

/** Above the form of the menu: the pages that it closes and opens. */
export function MenuChanges() {
  const { config } = useConfig()
  const [fields] = useAllFormFields()
  const [warnings, setWarnings] = useState<MenuWarnings>([])
  const { header, footer } = reduceFieldsToValues(fields, true)
  const form = JSON.stringify({ header, footer })
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const next = await readWarnings(config.routes.api, form)
      if (next && isCurrent) setWarnings(next)
    }, debounceMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [config.routes.api, form])
  return (
    <div className="document-notices menu-changes">
      {warnings.map(({ text, isClosing }) => (
        <p key={text} role={isClosing ? 'alert' : 'status'}>
          {text}
        </p>
      ))}
    </div>
  )
}

/** Null if the CMS does not respond: saving reports that itself. */
async function readWarnings(api: string, form: string): Promise<MenuWarnings | null> {
  const response = await postToService(`${api}/globals/menu/${menuWarningsPath}`, form)
  const result = typeof response === 'object' ? v.safeParse(MenuWarningsSchema, response.body) : null
  return result?.success ? result.output : null
}
