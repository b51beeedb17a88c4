import type { Resource } from '#cms/services/site-api/context.ts'
import { published } from '#cms/services/site-api/published.ts'

const maxOffices = 200

export const officeList: Resource = async ({ payload, locale, tags }) => {
  tags.list('offices')
  const { docs } = await payload.find({
    collection: 'offices',
    where: published(),
    sort: ['order', 'id'],
    locale,
    depth: 0,
    limit: maxOffices,
    pagination: false,
    overrideAccess: true,
  })
  const offices = docs.map((document) => {
    tags.document('offices', document.id)
    const { id, name, address, city, phone, email, hours, latitude, longitude } = document
    return {
      id,
      name,
      address,
      city,
      phone,
      email,
      hours: hours ?? '',
      latitude: latitude ?? null,
      longitude: longitude ?? null,
    }
  })
  return { offices }
}
