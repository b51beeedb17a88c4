import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import { getPayload, type ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { auditedSchedule } from '#cms/editorial/audit/schedule.ts'
import { formStateWithoutStaleCheck } from '#cms/editorial/editing/form-state.ts'
import { handleServerFunction } from '#cms/operations/server-functions.ts'
import config from '#cms/payload.config.ts'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunction(args, isSignedIn, (known) =>
    handleServerFunctions({
      ...known,
      config,
      importMap,
      serverFunctions: { 'schedule-publish': auditedSchedule, 'form-state': formStateWithoutStaleCheck },
    }),
  )
}

async function isSignedIn(): Promise<boolean> {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  return user !== null
}

export default function PayloadLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
