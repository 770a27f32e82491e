import type { Address } from '../../addresses/address.ts'

export interface AccountAddress {
  id: number
  address: Address
}

export const maxAccountAddresses = 20
