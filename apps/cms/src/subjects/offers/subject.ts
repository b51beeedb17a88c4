import type { Subject } from '#cms/services/subject/subject.ts'
import { accountTypes } from './account-types.ts'
import { products } from './products.ts'
import { accountTypeList, offerHub, productDetail, serviceDetail } from './resource.ts'
import { services } from './services.ts'

export const subject: Subject = {
  collections: [products, services, accountTypes],
  resources: {
    offers: offerHub,
    'products/:key': productDetail,
    'services/:key': serviceDetail,
    'account-types': accountTypeList,
  },
}
