import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import config from '#cms/payload.config.ts'
import { readable } from '#cms/rest-api-guard.ts'

export const GET = readable(REST_GET(config))
export const POST = readable(REST_POST(config))
export const DELETE = readable(REST_DELETE(config))
export const PATCH = readable(REST_PATCH(config))
export const PUT = readable(REST_PUT(config))
export const OPTIONS = REST_OPTIONS(config)
