import { expect, it } from 'vitest'
import { wideNetwork } from './wide-network.ts'

it.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::/64', '2001:db8:1::/48'],
  ['2001:db8:2:2::/64', '2001:db8:2::/48'],
  ['203.0.113.7', '203.0.113.7'],
  ['', ''],
])('the network around %s is %s', (network, wide) => {
  expect(wideNetwork(network)).toBe(wide)
})
