import type { Address } from '#commerce/values/addresses/address.ts'

export interface AccountAddress {
  id: number
  address: Address
}

export const maxAccountAddresses = 20
