const id = {
  updatedOn: (date: string) => `Diperbarui ${date}`,
}

const en: typeof id = {
  updatedOn: (date) => `Updated ${date}`,
}

export const copy = { id, en }
