import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import config from '#cms/payload.config.ts'
import { importMap } from '../importMap.js'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams })
}

/** Payload's pages of a document are in a `<main>`, those for signing in are not. */
const SIGN_IN_PAGES: readonly (string | undefined)[] = ['login', 'forgot', 'reset', 'create-first-user']

export default async function AdminPage({ params, searchParams }: Props) {
  const page = await RootPage({ config, importMap, params, searchParams })
  const { segments = [] } = await params
  return SIGN_IN_PAGES.includes(segments[0]) ? <main className="sign-in">{page}</main> : page
}
