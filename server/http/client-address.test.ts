import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

const from = (remoteAddress: string | undefined, forwarded?: string) =>
  clientAddress({
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage)

describe('the address of a client', () => {
  it.each([
    ['is that of the connection', '203.0.113.7', undefined, '203.0.113.7'],
    ['is not what a client itself says', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['is what a proxy on this machine saw', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['is what a proxy in this network saw', '::ffff:10.0.0.2', '203.0.113.7', '203.0.113.7'],
    ['is the last that a proxy saw', '::1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['is that of the connection where a proxy says rubbish', '127.0.0.1', 'unknown', '127.0.0.1'],
    ['without a proxy is this machine', '::1', undefined, '0:0:0:0::/64'],
    ['of IPv6 is its network', '2001:db8:1:2:aaaa::1', undefined, '2001:db8:1:2::/64'],
    ['is read in either form', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
    ['is empty when the connection is gone', undefined, undefined, ''],
  ])('%s', (_, connected, forwarded, address) => {
    expect(from(connected, forwarded)).toBe(address)
  })
})
