import { expect, test } from 'vitest'
import { isPublicAddress } from './is-public-address.ts'

test.each([
  ['1.1.1.1'],
  ['93.184.216.34'],
  ['172.15.255.255'],
  ['172.32.0.0'],
  ['2606:4700:4700::1111'],
  ['2a00:1450:4001:81b::200e'],
  ['::ffff:1.1.1.1'],
])('accepts the public address %s', address => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['0.0.0.0', 'this machine'],
  ['10.0.0.1', 'private'],
  ['172.16.0.1', 'private'],
  ['192.168.1.1', 'private'],
  ['100.64.0.1', 'shared by a provider'],
  ['169.254.169.254', 'cloud metadata'],
  ['192.0.2.1', 'documentation'],
  ['198.18.0.1', 'benchmarks'],
  ['224.0.0.1', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'this machine'],
  ['::1', 'loopback'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local of one card'],
  ['fc00::1', 'private'],
  ['fd00:ec2::254', 'cloud metadata'],
  ['fec0::1', 'private, the old kind'],
  ['ff02::1', 'multicast'],
  ['2001:db8::1', 'documentation'],
  ['3fff::1', 'documentation'],
  ['4000::1', 'given to nobody'],
  ['::ffff:127.0.0.1', 'loopback, mapped'],
  ['::ffff:a9fe:a9fe', 'cloud metadata, mapped'],
  ['::127.0.0.1', 'loopback, the old mapping'],
  ['::ffff:0:127.0.0.1', 'loopback, translated'],
  ['64:ff9b::7f00:1', 'loopback behind NAT64'],
  ['64:ff9b::1.1.1.1', 'public, but behind NAT64'],
  ['64:ff9b:1::a00:1', 'private behind a local NAT64'],
  ['2002:7f00:1::', 'loopback behind 6to4'],
  ['2001:0:7f00:1::', 'behind Teredo'],
  ['127.1', 'an unusual spelling'],
  ['0x7f000001', 'an unusual spelling'],
  ['2130706433', 'an unusual spelling'],
  ['0177.0.0.1', 'an unusual spelling'],
  ['1.1', 'an unusual spelling, even of a public one'],
  ['0x01010101', 'an unusual spelling, even of a public one'],
  ['[::1]', 'brackets'],
  ['localhost', 'a name'],
  ['', 'nothing'],
])('rejects %s: %s', address => {
  expect(isPublicAddress(address)).toBe(false)
})
