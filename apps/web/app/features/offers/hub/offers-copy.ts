const id = {
  title: 'Produk dan layanan',
  lead: 'Empat jenis produk dan layanan yang menyertainya, masing-masing dengan risiko dan syaratnya.',
  products: 'Produk',
  services: 'Layanan',
}

const en: typeof id = {
  title: 'Products and services',
  lead: 'Four types of products and the services that go with them, each with its risks and conditions.',
  products: 'Products',
  services: 'Services',
}

export const offersCopy = { id, en }
