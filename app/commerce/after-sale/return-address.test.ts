import { expect, it } from 'vitest'
import { parseSettings } from '../running/settings/settings.ts'
import { returnAddressLines } from './return-address.ts'

const lines = (values: Record<string, string>) =>
  returnAddressLines(parseSettings(Object.entries(values).map(([name, value]) => ({ name, value }))))

it("is the merchant's own or else the shop's", () => {
  const shop = { shop_name: 'Tote', address: '12 Market Street\n\nSpringfield' }
  expect(lines({ ...shop, return_address: 'Tote returns\n Gate 3 \n\n' })).toEqual(['Tote returns', 'Gate 3'])
  expect(lines(shop)).toEqual(['Tote', '12 Market Street', 'Springfield'])
})
