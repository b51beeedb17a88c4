import type {
  holderTypes,
  shareholderCategories,
  stockEvents,
  subsidiaryRelations,
} from '@site/contracts/market/company.ts'
import type { priceMarkKinds } from '@site/contracts/market/prices.ts'

type Names<Key extends string> = Readonly<Record<Key, string>>

const marksId: Names<(typeof priceMarkKinds)[number]> = {
  dividend: 'dividen tunai',
  stockDividend: 'dividen saham',
  bonus: 'saham bonus',
  split: 'pemecahan saham',
  reverseSplit: 'penggabungan saham',
  rights: 'HMETD',
}
const marksEn: Names<(typeof priceMarkKinds)[number]> = {
  dividend: 'cash dividend',
  stockDividend: 'stock dividend',
  bonus: 'bonus shares',
  split: 'stock split',
  reverseSplit: 'reverse stock split',
  rights: 'rights issue',
}

const relationsId: Names<(typeof subsidiaryRelations)[number]> = {
  subsidiary: 'Entitas anak',
  associate: 'Asosiasi',
  jointVenture: 'Ventura bersama',
}
const relationsEn: Names<(typeof subsidiaryRelations)[number]> = {
  subsidiary: 'Subsidiary',
  associate: 'Associate',
  jointVenture: 'Joint venture',
}

const categoriesId: Names<(typeof shareholderCategories)[number]> = {
  controlling: 'Pengendali',
  affiliate: 'Afiliasi pengendali',
  major: '5% atau lebih',
  board: 'Direksi atau komisaris',
  public: 'Masyarakat, masing-masing <5%',
  treasury: 'Saham treasuri',
}
const categoriesEn: Names<(typeof shareholderCategories)[number]> = {
  controlling: 'Controlling',
  affiliate: 'Affiliate of the controlling holder',
  major: '5% or more',
  board: 'Board member',
  public: 'Public, each <5%',
  treasury: 'Treasury shares',
}

const eventsId: Names<(typeof stockEvents)[number]> = {
  ipo: 'IPO',
  companyListing: 'Pencatatan awal',
  bonusShares: 'Saham bonus',
  stockDividend: 'Dividen saham',
  rightsIssue: 'HMETD',
  stockSplit: 'Pemecahan saham',
  reverseSplit: 'Penggabungan saham',
  warrantConversion: 'Konversi waran',
  privatePlacement: 'PMTHMETD',
  conversion: 'Konversi efek atau utang',
  employeeShares: 'Saham karyawan dan manajemen',
  merger: 'Penggabungan usaha',
  buyback: 'Pembelian kembali saham',
  capitalReduction: 'Pengurangan modal',
  partialDelisting: 'Penghapusan sebagian pencatatan',
  partialRelisting: 'Pencatatan kembali sebagian',
}
const eventsEn: Names<(typeof stockEvents)[number]> = {
  ipo: 'IPO',
  companyListing: 'Company listing',
  bonusShares: 'Bonus shares',
  stockDividend: 'Stock dividend',
  rightsIssue: 'Rights issue',
  stockSplit: 'Stock split',
  reverseSplit: 'Reverse split',
  warrantConversion: 'Warrant conversion',
  privatePlacement: 'Private placement',
  conversion: 'Conversion of securities or debt',
  employeeShares: 'Shares for staff and management',
  merger: 'Merger',
  buyback: 'Share buyback',
  capitalReduction: 'Capital reduction',
  partialDelisting: 'Partial delisting',
  partialRelisting: 'Partial relisting',
}

const holderTypesId: Names<(typeof holderTypes)[number]> = {
  insurance: 'Asuransi',
  corporate: 'Perusahaan',
  pensionFund: 'Dana pensiun',
  financialInstitution: 'Lembaga keuangan',
  individual: 'Perorangan',
  mutualFund: 'Reksa dana',
  securitiesCompany: 'Perusahaan efek',
  foundation: 'Yayasan',
  other: 'Lainnya',
}
const holderTypesEn: Names<(typeof holderTypes)[number]> = {
  insurance: 'Insurance',
  corporate: 'Companies',
  pensionFund: 'Pension funds',
  financialInstitution: 'Financial institutions',
  individual: 'Individuals',
  mutualFund: 'Mutual funds',
  securitiesCompany: 'Securities companies',
  foundation: 'Foundations',
  other: 'Others',
}

/** Names of a company's data, which the server writes into it. */
export const detailNames = {
  id: {
    publicHolders: 'publik',
    people: (count: string) => `${count} orang`,
    companies: (count: string) => `${count} perusahaan`,
    eventsSince: (count: string, year: string) => `${count} peristiwa sejak ${year}`,
    marks: marksId,
    relations: relationsId,
    categories: categoriesId,
    events: eventsId,
    holderTypes: holderTypesId,
  },
  en: {
    publicHolders: 'public',
    people: (count: string) => (count === '1' ? '1 person' : `${count} people`),
    companies: (count: string) => (count === '1' ? '1 company' : `${count} companies`),
    eventsSince: (count: string, year: string) =>
      `${count} ${count === '1' ? 'event' : 'events'} since ${year}`,
    marks: marksEn,
    relations: relationsEn,
    categories: categoriesEn,
    events: eventsEn,
    holderTypes: holderTypesEn,
  },
}
