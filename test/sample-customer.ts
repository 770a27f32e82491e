import type { Address } from '#commerce/values/addresses/address.ts'

/** The customer of all tests and journeys. */
export const sampleCustomer = {
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  line1: '548 Market Street',
  city: 'San Francisco',
  region: 'CA',
  postalCode: '94103',
  country: 'US',
}

const { email: _, ...address } = sampleCustomer

export const sampleAddress: Address = { ...address, company: '', line2: '', phone: '' }

/** The sample customer's entries at the checkout. */
export const sampleCheckoutForm = { ...sampleCustomer, payment: 'bank-transfer' }
