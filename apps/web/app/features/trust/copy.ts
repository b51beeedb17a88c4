const id = {
  title: 'Dapatkah Anda memercayai kami?',
  lead: 'Periksa sendiri.',
  channelsTitle: 'Kanal resmi kami',
  channelsLead: 'Periksa.',
}
const en: typeof id = {
  title: 'Can you trust us?',
  lead: 'Check for yourself.',
  channelsTitle: 'Our official channels',
  channelsLead: 'Check.',
}
export const copy = { id, en }
